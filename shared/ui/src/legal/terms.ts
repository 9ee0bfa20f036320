import type { LegalSection } from './LegalText';

/** The terms of use. */
export const termsOfUse: readonly LegalSection[] = [
  {
    title: 'User-Generated Content',
    paragraphs: [
      'Your photos and logos stay yours, and so do the coloring pages and books that are made from them. Using Scribblepup gives us no rights in any of them.',
      'Use photos that you took yourself, or that you may use for a coloring book. Whoever took a photo may have rights in it, even when the dog is yours.',
    ],
  },
  {
    title: 'Prohibited Content',
    paragraphs: [
      'Please do not use photos, logos or names that break the law, that copy a brand or an artwork without permission, that show cruelty to animals, or that are hateful, threatening or sexual.',
      "Do not use a photo in which a person can be recognized, unless that person, or a child's parent, agrees.",
    ],
  },
  {
    title: 'AI Assistance',
    paragraphs: [
      'Coloring pages are drawn automatically, by software that runs in your browser. It looks for the dog in the photo and turns it into outlines and scenes. Your photo is not sent to an AI service and is not used to train any AI model.',
      'Automatic drawing makes mistakes: an ear can go missing, a leash can turn into a tail. Look at your 25 pages before you print them, and choose another page or another photo where one does not do your dog justice.',
    ],
  },
  {
    title: 'Purchases and Refunds',
    paragraphs: [
      'All purchases are final. Refunds are given only for failed delivery or technical errors.',
      'The site does not take payments yet. An order that you place is kept on your device; nothing is charged, printed or shipped for it.',
    ],
  },
  {
    title: 'Account Responsibility',
    paragraphs: [
      'Your books, orders and profile are kept in this browser, on this device. Whoever can use this browser can see them, so sign out on a device that you share.',
      'We hold no copy and cannot bring anything back: download the books that you want to keep, and export your data in Settings from time to time.',
    ],
  },
];
