const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Removes scheme and host from a request target in absolute form (RFC 9112, 3.2.2). */
const withoutHost = (url: string): string => {
  const rest = url.replace(/^https?:\/\/[^/?]*/i, '');
  return rest.startsWith('/') ? rest : `/${rest}`;
};

/**
 * The path and query of the requested URL. If the path has malformed percent escapes, each % is
 * escaped, so the response is a 404.
 */
export const normalizeUrl = (url: string): string => {
  const relative = /^https?:/i.test(url) ? withoutHost(url) : url;
  if (!relative.includes('%')) return relative;
  const [path = '/', ...query] = relative.split('?');
  return isDecodable(path) ? relative : [path.replaceAll('%', '%25'), ...query].join('?');
};
