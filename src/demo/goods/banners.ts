/** One of the six pictures at the top of the home page. */
export interface DemoBanner {
  /** Above the headline: whose it is. */
  readonly eyebrow: string;
  readonly headline: string;
  /** Slug of the product it leads to. */
  readonly productSlug: string;
  /** The picture for those who do not see it. */
  readonly alt: string;
  /** Which composition draws it. */
  readonly art: 1 | 2 | 3 | 4 | 5 | 6;
}

export const banners: readonly DemoBanner[] = [
  {
    eyebrow: 'OnePlus 13',
    headline: 'Half an hour on the wire, a whole day off it.',
    productSlug: 'oneplus-13-12-gb-256-gb-arctic-dawn',
    alt: 'A white OnePlus 13, back and front, on a bright yellow-green charging wire',
    art: 1,
  },
  {
    eyebrow: 'Nothing Headphone (1)',
    headline: 'A roller, a paddle, a button. No guessing.',
    productSlug: 'nothing-headphone-1-white',
    alt: 'White Nothing headphones with square cups, hung over a yellow-green wire',
    art: 2,
  },
  {
    eyebrow: 'MacBook Air, M4',
    headline: 'No fan, no noise, one charge a day.',
    productSlug: 'macbook-air-13-inch-m4-16-gb-256-gb-sky-blue',
    alt: 'A pale blue MacBook Air, open, with a yellow-green wire at its side',
    art: 3,
  },
  {
    eyebrow: 'Galaxy S25 Ultra',
    headline: 'Row 20, and you can read the scoreboard.',
    productSlug: 'galaxy-s25-ultra-5g-12-gb-256-gb-titanium-grey',
    alt: 'The four cameras of a grey Galaxy S25 Ultra, seen from very near',
    art: 4,
  },
  {
    eyebrow: 'Xiaomi Smart TV X Series',
    headline: 'The whole family’s seat is the good seat.',
    productSlug: 'xiaomi-smart-tv-x-series-4k-138-cm-55-inch',
    alt: 'A Xiaomi television with a night-blue picture, standing on a yellow-green wire',
    art: 5,
  },
  {
    eyebrow: 'boAt Airdopes 141',
    headline: 'Forty-two hours of songs in a shirt pocket.',
    productSlug: 'boat-airdopes-141-42-hours-playback-bold-black',
    alt: 'Black boAt earbuds in their open charging case, a yellow-green wire around it',
    art: 6,
  },
];
