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
    headline: 'Charges in half an hour. Lasts all day.',
    productSlug: 'oneplus-13-12-gb-256-gb-arctic-dawn',
    alt: 'A white OnePlus 13, back and front, on a bright yellow-green charging cable',
    art: 1,
  },
  {
    eyebrow: 'Nothing Headphone (1)',
    headline: 'Real buttons. No more wrong taps.',
    productSlug: 'nothing-headphone-1-white',
    alt: 'White Nothing headphones with square cups, hung over a yellow-green cable',
    art: 2,
  },
  {
    eyebrow: 'MacBook Air, M4',
    headline: 'Silent, light, and ready for a full working day.',
    productSlug: 'macbook-air-13-inch-m4-16-gb-256-gb-sky-blue',
    alt: 'A pale blue MacBook Air, open, with a yellow-green cable beside it',
    art: 3,
  },
  {
    eyebrow: 'Galaxy S25 Ultra',
    headline: 'Sit in row 20 and still read the scoreboard.',
    productSlug: 'galaxy-s25-ultra-5g-12-gb-256-gb-titanium-grey',
    alt: 'The four cameras of a grey Galaxy S25 Ultra, in close-up',
    art: 4,
  },
  {
    eyebrow: 'Xiaomi Smart TV X Series',
    headline: 'Every seat at home is a good seat.',
    productSlug: 'xiaomi-smart-tv-x-series-4k-138-cm-55-inch',
    alt: 'A Xiaomi television with a night-blue picture, standing on a yellow-green cable',
    art: 5,
  },
  {
    eyebrow: 'boAt Airdopes 141',
    headline: '42 hours of music in your shirt pocket.',
    productSlug: 'boat-airdopes-141-42-hours-playback-bold-black',
    alt: 'Black boAt earbuds in their open charging case, a yellow-green cable around it',
    art: 6,
  },
];
