import type { Kind } from '#products/catalog/vocabulary.ts';

/** Something shoppers search for, with its synonyms. */
export interface DictionaryEntry {
  /** What to search for: alternatives separated by commas; all words of an alternative must match. */
  readonly finds: string;
  /** The kind of products it means, if any. */
  readonly kind?: Kind;
  /** What shoppers type, in Latin and Devanagari script, with misspellings of more than one typo. */
  readonly said: string;
}

/**
 * What shoppers in India type, and what products are called. Not needed here: plurals in s, and Devanagari spellings that
 * differ in nukta, in long and short vowels, or in chandrabindu (`foldSpelling`).
 */
export const DICTIONARY: readonly DictionaryEntry[] = [
  {
    kind: 'smartphone',
    finds: 'phone, smartphone',
    said: 'phone, smartphone, smart phone, mobile, mobile phone, cell phone, cellphone, handset, foon, fone, fon, mobail, mobil, moblie, smartfon, फोन, मोबाइल, मोबाइल फोन, स्मार्टफोन, स्मार्ट फोन, हैंडसेट',
  },
  {
    kind: 'laptop',
    finds: 'laptop',
    said: 'laptop, lap top, notebook, leptop, laptap, leptap, labtop, computer, pc, लैपटॉप, लैप टॉप, कंप्यूटर, नोटबुक',
  },
  { kind: 'tablet', finds: 'tablet, tab', said: 'tablet, tab, teblet, tablat, टैबलेट, टैब' },
  {
    kind: 'audio',
    finds: 'headphone, headset',
    said: 'headphone, head phone, headset, head set, hedfon, hedfone, headfone, hedphone, hedset, हेडफोन, हेडसेट',
  },
  {
    kind: 'audio',
    finds: 'earphone, earbud, airpods',
    said: 'earphone, ear phone, earbud, ear bud, earpod, buds, tws, airdopes, handsfree, hands free, iyarfon, earfone, irphone, airbuds, ईयरफोन, इयरफोन, ईयरबड्स, ईयर बड्स, ईयरबड, बड्स',
  },
  { kind: 'audio', finds: 'neckband', said: 'neckband, neck band, nekband, नेकबैंड' },
  { kind: 'audio', finds: 'speaker, soundbar', said: 'speaker, spekar, speakar, spiker, स्पीकर' },
  { kind: 'audio', finds: 'soundbar', said: 'soundbar, sound bar, home theatre, home theater, साउंडबार, साउंड बार' },
  {
    kind: 'wearable',
    finds: 'watch, wearable',
    said: 'watch, smartwatch, smart watch, wrist watch, fitness band, smart band, ghadi, gadi, ghari, vaach, woch, wach, smartwach, वॉच, स्मार्टवॉच, स्मार्ट वॉच, घड़ी, फिटनेस बैंड',
  },
  {
    kind: 'tv',
    finds: 'tv, television',
    said: 'tv, television, t v, smart tv, led tv, tivi, teevee, tele vision, telivision, टीवी, टी वी, टेलीविजन, स्मार्ट टीवी, दूरदर्शन',
  },
  { kind: 'camera', finds: 'camera', said: 'camera, dslr, kamera, camra, kemra, कैमरा' },
  {
    kind: 'charger',
    finds: 'charger, adapter',
    said: 'charger, chargar, charjar, chajer, charjer, adapter, adaptor, adapater, चार्जर, अडैप्टर, एडाप्टर',
  },
  { kind: 'cable', finds: 'cable', said: 'cable, cabel, kebal, kebul, cord, wire, tar, केबल, तार, वायर' },
  {
    kind: 'powerbank',
    finds: 'powerbank, power bank',
    said: 'powerbank, power bank, pawar bank, pawarbank, power benk, पावर बैंक, पावरबैंक, पॉवर बैंक',
  },
  {
    kind: 'case',
    finds: 'case, cover',
    said: 'case, cover, back cover, phone cover, mobile cover, kavar, कवर, केस, बैक कवर, मोबाइल कवर, फोन कवर',
  },
  { finds: 'stylus, pencil', said: 'stylus, pencil, pen, पेंसिल, पेन' },
  { finds: 'tag, airtag, smarttag, tracker', said: 'tracker, smart tag, air tag, ट्रैकर' },
  { finds: 'type c, usb c', said: 'type c, typec, usb c, usbc, c type, c pin, टाइप सी' },
  { finds: 'wifi, wi fi', said: 'wifi, wi fi, वाईफाई' },
  { finds: 'bluetooth', said: 'bluetooth, blue tooth, blutooth, blutut, ब्लूटूथ' },
  { finds: 'wireless', said: 'wireless, वायरलेस' },
  { finds: 'samsung', said: 'samsung, samsang, sumsung, सैमसंग, सैमसन्ग' },
  { finds: 'galaxy', said: 'galaxy, गैलेक्सी, गैलक्सी' },
  { finds: 'apple', said: 'apple, appel, epal, ऐपल, एप्पल, एपल, ऐप्पल' },
  { finds: 'iphone', said: 'iphone, i phone, aifon, ifone, आईफोन, आय फोन, आई फोन' },
  { finds: 'ipad', said: 'ipad, i pad, आईपैड, आई पैड' },
  { finds: 'macbook', said: 'macbook, mac book, मैकबुक' },
  { finds: 'airpods', said: 'airpods, air pods, एयरपॉड्स' },
  { finds: 'xiaomi', said: 'xiaomi, mi, xiomi, shaomi, xaomi, shomi, शाओमी, श्याओमी, एमआई' },
  { finds: 'redmi', said: 'redmi, red mi, redmii, रेडमी' },
  { finds: 'oneplus', said: 'oneplus, one plus, 1 plus, 1plus, onplus, वनप्लस, वन प्लस' },
  { finds: 'nothing', said: 'nothing, nathing, नथिंग' },
  { finds: 'realme', said: 'realme, real me, rialmi, रियलमी, रीयलमी' },
  { finds: 'boat', said: 'boat, bo at, बोट, बोआट, बोएट' },
];

/** Stop words, ignored in searches. */
export const LITTLE_WORDS: readonly string[] = [
  ...['for', 'with', 'the', 'a', 'an', 'of', 'in', 'and', 'best', 'buy', 'online'],
  ...['ka', 'ke', 'ki', 'wala', 'wali', 'का', 'के', 'की', 'लिए', 'वाला', 'वाली', 'और'],
];

/** A well-known brand: what shoppers type, and the kinds it is known for. */
export interface OtherBrand {
  readonly label: string;
  readonly said: string;
  readonly kinds: readonly Kind[];
}

/**
 * Brands that shoppers may search for, so that the shop can say that it does not carry one and show alternatives. An entry
 * is ignored if the shop carries the brand.
 */
export const OTHER_BRANDS: readonly OtherBrand[] = [
  { label: 'JBL', said: 'jbl, जेबीएल', kinds: ['audio'] },
  { label: 'Sony', said: 'sony, सोनी', kinds: ['audio', 'tv', 'camera'] },
  { label: 'Bose', said: 'bose, बोस', kinds: ['audio'] },
  { label: 'Sennheiser', said: 'sennheiser', kinds: ['audio'] },
  { label: 'Marshall', said: 'marshall', kinds: ['audio'] },
  { label: 'Skullcandy', said: 'skullcandy', kinds: ['audio'] },
  { label: 'Boult', said: 'boult', kinds: ['audio', 'wearable'] },
  { label: 'pTron', said: 'ptron', kinds: ['audio'] },
  { label: 'Zebronics', said: 'zebronics, zeb', kinds: ['audio'] },
  { label: 'Noise', said: 'noise', kinds: ['wearable', 'audio'] },
  { label: 'Fire-Boltt', said: 'fire boltt, fireboltt, fire bolt', kinds: ['wearable'] },
  { label: 'Fastrack', said: 'fastrack', kinds: ['wearable'] },
  { label: 'Titan', said: 'titan', kinds: ['wearable'] },
  { label: 'Garmin', said: 'garmin', kinds: ['wearable'] },
  { label: 'Amazfit', said: 'amazfit', kinds: ['wearable'] },
  { label: 'Fitbit', said: 'fitbit', kinds: ['wearable'] },
  { label: 'LG', said: 'lg, एलजी', kinds: ['tv'] },
  { label: 'TCL', said: 'tcl', kinds: ['tv'] },
  { label: 'Vu', said: 'vu', kinds: ['tv'] },
  { label: 'Hisense', said: 'hisense', kinds: ['tv'] },
  { label: 'Panasonic', said: 'panasonic', kinds: ['tv', 'camera'] },
  { label: 'Philips', said: 'philips', kinds: ['tv', 'audio'] },
  { label: 'HP', said: 'hp, एचपी', kinds: ['laptop'] },
  { label: 'Dell', said: 'dell, डेल', kinds: ['laptop'] },
  { label: 'Lenovo', said: 'lenovo, लेनोवो', kinds: ['laptop', 'tablet'] },
  { label: 'ASUS', said: 'asus', kinds: ['laptop'] },
  { label: 'Acer', said: 'acer', kinds: ['laptop'] },
  { label: 'MSI', said: 'msi', kinds: ['laptop'] },
  { label: 'vivo', said: 'vivo, वीवो', kinds: ['smartphone'] },
  { label: 'OPPO', said: 'oppo, ओप्पो', kinds: ['smartphone'] },
  { label: 'iQOO', said: 'iqoo', kinds: ['smartphone'] },
  { label: 'Motorola', said: 'motorola, moto, मोटोरोला', kinds: ['smartphone'] },
  { label: 'Nokia', said: 'nokia, नोकिया', kinds: ['smartphone'] },
  { label: 'Google Pixel', said: 'google pixel, pixel, google, पिक्सल', kinds: ['smartphone'] },
  { label: 'Infinix', said: 'infinix', kinds: ['smartphone'] },
  { label: 'Tecno', said: 'tecno', kinds: ['smartphone'] },
  { label: 'Lava', said: 'lava, लावा', kinds: ['smartphone'] },
  { label: 'Honor', said: 'honor', kinds: ['smartphone'] },
  { label: 'Canon', said: 'canon', kinds: ['camera'] },
  { label: 'Nikon', said: 'nikon', kinds: ['camera'] },
  { label: 'GoPro', said: 'gopro, go pro', kinds: ['camera'] },
  { label: 'Anker', said: 'anker', kinds: ['charger', 'powerbank', 'cable'] },
  { label: 'Ambrane', said: 'ambrane', kinds: ['powerbank', 'cable'] },
  { label: 'Portronics', said: 'portronics', kinds: ['charger', 'cable', 'audio'] },
  { label: 'Belkin', said: 'belkin', kinds: ['charger', 'cable'] },
  { label: 'Spigen', said: 'spigen', kinds: ['case'] },
];
