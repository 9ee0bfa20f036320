import type { LegalSection } from './LegalText';

/** The privacy policy. */
export const privacyPolicy: readonly LegalSection[] = [
  {
    title: 'Data Collected',
    paragraphs: [
      "We do not collect what you make here. It is kept in this browser's storage, on this device:",
    ],
    points: [
      'your photos and logo, as new copies without location or camera data',
      "your dogs' names and birth months, dedications and who they are from, and what you entered but have not finished",
      'the coloring pages, the books and their covers',
      'your orders, with name, address and phone number, and your reviews',
      'your first name, last name and email',
      'notes that you are signed in, that books were saved here, and which notices you have closed',
      'while a new version is being tried with some visitors: a random number from 0 to 99 that decides whether you get it, in a cookie for a year',
    ],
    closing:
      'Passwords, codes, contact messages and the reason for leaving are neither kept nor sent. Like any web server, ours sees the IP address of your device, and the number in the cookie.',
  },
  {
    title: 'Use of Data',
    paragraphs: [
      'Your browser uses it to draw the pages, to lay out the book for printing and to show your books and orders the next time you come. Your photos are never uploaded: drawing and printing happen on your device.',
      'Our server only delivers the site and the demo dogs. There are no advertisements, no analytics, no trackers and no visitor profiles.',
      "If something fails on a page, the page may report it to us, or to a service that collects such reports for us. A report says which step failed, in which part and version of the site, and names the error. Quotations, addresses, file names and long numbers are removed first, and it contains no photo and nothing that you made. Whoever receives it sees your device's IP address.",
    ],
  },
  {
    title: 'Third-Party Services',
    paragraphs: [
      'There are none, except for the service that collects reports of failures, if we use one. Fonts, pictures, video and programs all come from this site, and the browser is told not to load anything from elsewhere. No payment, delivery, advertising or analytics company learns of your visit through this site.',
    ],
  },
  {
    title: 'User Rights',
    paragraphs: [
      'In Settings you can see what is stored on this device and how much space it takes, export all of it as a file, restore it from that file, and erase it. Your profile can be changed at any time.',
      'Erasing is final, because there is no second copy. Clearing the data of this site in your browser has the same effect, and a private window forgets everything when it is closed.',
    ],
  },
];
