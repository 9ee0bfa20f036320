interface Chapter {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** The founders' story. */
export const story: { readonly lead: string; readonly chapters: readonly Chapter[] } = {
  lead: 'We started Scribblepup because the dog at home is the best coloring book character a child can have.',
  chapters: [
    {
      heading: 'It began at the kitchen table',
      paragraphs: [
        "Coloring books are full of dogs, and not one of them is the dog that sleeps at the foot of your child's bed. We wanted the one with the crooked ear and the white sock on its left paw, the one that everybody in the house would know at first sight.",
        'So we set out to build the book we were looking for: take a photo of your own dog, and turn it into pages with bold lines and plenty of room for crayons.',
      ],
    },
    {
      heading: 'Made for small hands and whole families',
      paragraphs: [
        'A good coloring page is harder than it looks. The lines have to be clear, the spaces big enough to fill, and the dog has to stay that dog, whether it is wearing a birthday hat or peeking out of a garden.',
        'That is why you choose. We draw up to 100 pages, and you keep the 25 that make your family laugh. Leave out the rest.',
      ],
    },
    {
      heading: 'Your photos are yours',
      paragraphs: [
        'A photo of your dog is often a photo of your home, too. That is why the drawing happens right in your browser: your photo stays on your device, and so do your pages and your books. We cannot look at them, because they never reach us.',
      ],
    },
    {
      heading: 'For every dog that is family',
      paragraphs: [
        'Puppies who will not sit still, gray muzzles who have seen it all, and the ones we miss and like to remember: each of them has earned a book of its own. We hope yours brings an afternoon of crayons, and a picture or two for the fridge.',
      ],
    },
  ],
};
