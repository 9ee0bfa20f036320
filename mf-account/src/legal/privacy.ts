import type { LegalSection } from './LegalText';

export const privacy: readonly LegalSection[] = [
  {
    title: 'Data Collected',
    paragraphs: [
      'We collect none of what you make here. It is kept in the storage of this browser, on this device:',
    ],
    points: [
      'your photo and logo, as fresh copies that carry no location and no camera data',
      "your dog's name and birth month",
      'the coloring pages, the books and their covers',
      'your orders, with name, address and phone number, and your reviews',
      'your first name, last name and email',
      'marks that say that you are signed in, that books were saved here and which notices you have read',
    ],
    closing:
      'Passwords, codes, contact messages and the reason for leaving are neither kept nor sent. Like any website, our server sees the address of the device that asks it for a file.',
  },
  {
    title: 'Use of Data',
    paragraphs: [
      'Your browser uses it to draw the pages, to lay out the book for printing and to show your books and orders the next time you come. Your photo is never uploaded: drawing and printing happen on your device.',
      'The server only hands out the site itself and the demo dogs. There are no advertisements, no statistics, no trackers and no profiles of visitors.',
    ],
  },
  {
    title: 'Third-Party Services',
    paragraphs: [
      'There are none. Fonts, pictures, video and programs all come from this site, and the browser is told not to load anything from elsewhere. No payment, delivery, advertising or analytics company gets to know of your visit through this site.',
    ],
  },
  {
    title: 'User Rights',
    paragraphs: [
      'In Settings you can see what is stored on this device and how much room it takes, export all of it as a file, restore it from that file, and erase it. Your profile can be changed at any time.',
      'Erasing is final, because there is no second copy. Clearing the data of this site in your browser has the same effect, and a private window forgets everything when it is closed.',
    ],
  },
];
