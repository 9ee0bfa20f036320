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
      'if a new version of the site goes to some visitors first: a random number from 0 to 99, which says whether you are one of them, in a cookie for a year',
    ],
    closing:
      'Passwords, codes, contact messages and the reason for leaving are neither kept nor sent. Like any website, our server sees the address of the device that asks it for a file, and the number in the cookie.',
  },
  {
    title: 'Use of Data',
    paragraphs: [
      'Your browser uses it to draw the pages, to lay out the book for printing and to show your books and orders the next time you come. Your photo is never uploaded: drawing and printing happen on your device.',
      'The server hands out the site itself and the demo dogs. There are no advertisements, no statistics, no trackers and no profiles of visitors.',
      'If something fails on a page, the page may report it to us, or to a service that collects such reports for us. A report says which step failed, in which part and version of the site, and names the error. Quotations, addresses, file names and long numbers are taken out of it first, and it has no photo and nothing that you made. Its receiver sees the address of the device, like any website.',
    ],
  },
  {
    title: 'Third-Party Services',
    paragraphs: [
      'There are none, except for the service that collects reports of failures, if we use one. Fonts, pictures, video and programs all come from this site, and the browser is told not to load anything from elsewhere. No payment, delivery, advertising or analytics company gets to know of your visit through this site.',
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
