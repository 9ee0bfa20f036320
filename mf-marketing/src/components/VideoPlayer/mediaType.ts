const types: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
};

/** The media type that an address' ending stands for, so that a browser need not fetch what it cannot play. */
export const mediaType = (src: string): string | undefined =>
  types[/\.(\w+)(?:[?#]|$)/.exec(src)?.[1]?.toLowerCase() ?? ''];
