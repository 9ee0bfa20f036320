const isReadable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The address as it was asked for; a path whose escapes mean nothing is read letter by letter, as one that does not exist. */
export const readableUrl = (url: string): string => {
  if (!url.includes('%')) return url;
  const [path = '/', ...query] = url.split('?');
  return isReadable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
};
