const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/**
 * The requested URL. In a path with malformed percent escapes, each % is escaped, so the path leads
 * to a 404.
 */
export const readableUrl = (url: string): string => {
  if (!url.includes('%')) return url;
  const [path = '/', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
};
