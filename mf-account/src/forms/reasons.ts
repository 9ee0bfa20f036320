/** The reason that requires an explanation from the visitor. */
export const OTHER_REASON = 'Other';

export const deleteReasons: readonly string[] = [
  'I use a different account',
  'The app is not working properly',
  'I am worried about my privacy',
  'No one replies to me',
  OTHER_REASON,
];
