import { foldSpelling } from '#products/catalog/search/fold-spelling.ts';

/** What colours are called: by shoppers first, then in titles of products. All are whole words: red is no Redmi. */
const COLOURS: Readonly<Record<string, string>> = {
  black: 'black, kala, kaala, kali, काला, काली, कला, கருப்பு, midnight, onyx, obsidian, graphite',
  white: 'white, safed, सफेद, வெள்ளை, starlight, pearl',
  red: 'red, lal, laal, लाल, சிவப்பு, crimson',
  blue: 'blue, neela, nila, neeli, नीला, नीली, நீலம், navy, sky',
  green: 'green, hara, hari, हरा, हरी, பச்சை, mint, olive',
  grey: 'grey, gray, स्लेटी, சாம்பல், graphite, gunmetal',
  silver: 'silver, chandi, चांदी, வெள்ளி',
  gold: 'gold, golden, sunehra, सुनहरा, தங்கம், champagne',
  pink: 'pink, gulabi, गुलाबी, இளஞ்சிவப்பு, rose, peach',
  purple: 'purple, violet, baingani, बैंगनी, ஊதா, lavender, lilac',
  yellow: 'yellow, peela, pila, पीला, மஞ்சள்',
  orange: 'orange, narangi, नारंगी, ஆரஞ்சு, coral',
  brown: 'brown, bhura, भूरा, பழுப்பு',
  beige: 'beige, cream',
};

/** Names of shades are found, but whoever types one means it alone. */
const SHADES: readonly string[] = [
  ...['midnight', 'onyx', 'obsidian', 'graphite', 'starlight', 'pearl', 'crimson', 'navy', 'sky', 'mint', 'olive'],
  ...['gunmetal', 'champagne', 'rose', 'peach', 'lavender', 'lilac', 'coral'],
];

const BY_WORD: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(COLOURS).flatMap(list => {
    const words = list.split(', ');
    return words.filter(word => !SHADES.includes(word)).map(word => [foldSpelling(word), words] as const);
  }),
);

/** The words for the colour that a word names; undefined if it is none. */
export function colourCalled(folded: string): readonly string[] | undefined {
  return BY_WORD.get(folded);
}
