const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/**
 * Returns the media type for the extension of an address, so that a browser does not have to fetch
 * a file that it cannot play.
 */
export const mediaType = (src: string): string | undefined =>
  types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''];
