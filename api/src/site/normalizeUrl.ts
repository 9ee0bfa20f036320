const isReadable = (path: string): boolean => {
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
 * The path and query of the requested URL. In a path with malformed percent escapes, each % is
 * escaped, so the path leads to a 404.
 */
export const normalizeUrl = (url: string): string => {
  const relative = /^https?:/i.test(url) ? withoutHost(url) : url;
  if (!relative.includes('%')) return relative;
  const [path = '/', ...query] = relative.split('?');
  return isReadable(path) ? relative : [path.replaceAll('%', '%25'), ...query].join('?');
};
