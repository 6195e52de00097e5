import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';

/** What shoppers say of size, and what products are called instead. They need not have any of it. */
const SIZES: readonly (readonly [said: string, finds: string])[] = [
  ['chota, chhota, chote, chhote, choti, chhoti, small, छोटा, छोटी, छोटे, சிறிய', 'mini, small, compact, portable'],
  ['bada, bade, badi, big, large, बड़ा, बड़ी, बड़े, பெரிய', 'big, large'],
];
/** Words that good products seldom have. */
const PRAISE =
  'new, awaz, awaaz, saaf, tez, original, orignal, genuine, branded, company, quality, strong, series, model, असली';

/** Words that are looked for and not required, with what else finds the same. */
export const SOFT_WORDS: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...SIZES.flatMap(([said, finds]) => said.split(', ').map(word => [foldSpelling(word), finds.split(', ')] as const)),
  ...PRAISE.split(', ').map(word => [foldSpelling(word), [] as readonly string[]] as const),
]);

/** What something may be for, also where a device might be named: a mouse for gaming, a case for an iPhone. */
export const PURPOSES: ReadonlySet<string> = new Set(
  [
    ...[
      'gaming',
      'game',
      'games',
      'home',
      'office',
      'shop',
      'school',
      'college',
      'study',
      'students',
      'student',
      'work',
    ],
    ...[
      'kids',
      'children',
      'men',
      'man',
      'women',
      'woman',
      'boys',
      'girls',
      'ladies',
      'gents',
      'parents',
      'baby',
      'gift',
    ],
    ...['travel', 'gym', 'running', 'sports', 'outdoor', 'kitchen', 'bedroom', 'hall', 'room', 'party', 'daily', 'use'],
    ...[
      'youtube',
      'vlogging',
      'recording',
      'streaming',
      'video',
      'videos',
      'editing',
      'coding',
      'music',
      'calls',
      'calling',
    ],
    ...['pubg', 'bgmi', 'bachelors', 'garden', 'singing', 'photography', 'drawing', 'writing', 'ghar', 'घर', 'दुकान'],
  ].map(foldSpelling),
);
