/** The overlay's texts. Developers read them, not visitors. */
export const overlayMessages = {
  title: 'Federation',
  close: 'Close',
  copy: 'Copy as text',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying. Select the text below.',
  shared: 'Shared modules',
  noneShared: 'None yet: the first remote has not been asked for.',
  shell: 'shell',
  address: (remote: string) => `Address of another ${remote} (its mf-manifest.json)`,
  use: 'Use in this tab',
  remove: 'Remove override',
  noStorage: 'The browser forbids storage in this window, so nothing can be overridden.',
  mark: (remotes: readonly string[]) => `Override active: ${remotes.join(', ')}`,
} as const;
