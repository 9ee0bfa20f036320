/** The messages for a visitor without a network. */
export const offlineMessages = {
  offline: 'You are offline. Your books and pages are on this device and still work.',
  unreachable:
    'Scribblepup cannot be reached right now. Your books and pages are on this device and still work.',
} as const;
