/** How long a message stays that a family reads while it does something else, in ms. */
export const READ_MS = 6000;

/** What a visitor without a network is told, once. */
export const words = {
  offline: 'You are offline. Your books and pages are on this device and still work.',
  unreachable:
    'Scribblepup cannot be reached right now. Your books and pages are on this device and still work.',
} as const;
