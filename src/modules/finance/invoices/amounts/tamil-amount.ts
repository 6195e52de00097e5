const BELOW_TWENTY = [
  ...['', 'ஒன்று', 'இரண்டு', 'மூன்று', 'நான்கு', 'ஐந்து', 'ஆறு', 'ஏழு', 'எட்டு', 'ஒன்பது', 'பத்து'],
  ...['பதினொன்று', 'பன்னிரண்டு', 'பதின்மூன்று', 'பதினான்கு', 'பதினைந்து', 'பதினாறு', 'பதினேழு', 'பதினெட்டு', 'பத்தொன்பது'],
];
const TENS = ['', '', 'இருபது', 'முப்பது', 'நாற்பது', 'ஐம்பது', 'அறுபது', 'எழுபது', 'எண்பது', 'தொண்ணூறு'];
/** What comes after the ten in 21 to 29: “இருபத்த” and “ொன்று” are இருபத்தொன்று. */
const AFTER_TEN = ['', 'ொன்று', 'ிரண்டு', 'ு மூன்று', 'ு நான்கு', 'ைந்து', 'ாறு', 'ேழு', 'ெட்டு', 'ொன்பது'];
const HUNDREDS = ['', 'நூறு', 'இருநூறு', 'முந்நூறு', 'நானூறு', 'ஐந்நூறு', 'அறுநூறு', 'எழுநூறு', 'எண்ணூறு', 'தொள்ளாயிரம்'];

const GROUPS: readonly (readonly [size: number, said: (count: number) => string])[] = [
  [10_000_000, count => `${counting(count)} கோடி`],
  [100_000, count => `${counting(count)} லட்சம்`],
  [1000, thousands],
  [100, count => HUNDREDS[count] ?? ''],
];

/** “ரூபாய் ஒரு லட்சத்து முப்பத்தேழாயிரத்துத் தொள்ளாயிரம் மற்றும் ஐம்பது பைசா மட்டும்” */
export function tamilAmount(rupees: number, paise: number): string {
  const whole = rupees === 0 ? 'பூஜ்ஜியம்' : words(rupees);
  return `ரூபாய் ${whole}${paise > 0 ? ` மற்றும் ${counting(paise)} பைசா` : ''} மட்டும்`;
}

function words(count: number): string {
  for (const [size, said] of GROUPS) {
    if (count < size) continue;
    const rest = words(count % size);
    const whole = said(Math.floor(count / size));
    return rest === '' ? whole : linked(whole, rest);
  }
  if (count < 20) return BELOW_TWENTY[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? ten : `${stemOf(ten)}${AFTER_TEN[count % 10]}`;
}

/** இருபது, தொண்ணூறு as they are before an end of `AFTER_TEN`. */
function stemOf(ten: string): string {
  return ten.replace(/து$/, 'த்த').replace(/று$/, 'ற்ற');
}

/** A number before the word that it counts: one is ஒரு there, and eleven பதினொரு. */
function counting(count: number): string {
  return words(count).replace(/ஒன்று$/, 'ஒரு').replace(/ொன்று$/, 'ொரு');
}

/** Up to 99 thousands, which are one word: ஆயிரம், இரண்டாயிரம், பதினோராயிரம். */
function thousands(count: number): string {
  if (count === 1) return 'ஆயிரம்';
  return words(count).replace(/ொன்று$/, 'ோரு').replace(/ு$/, 'ாயிரம்');
}

/** A group with what follows it: ஆயிரம் becomes ஆயிரத்து, and doubles a hard consonant after it. */
function linked(group: string, rest: string): string {
  const link = group.replace(/ம்$/, 'த்து').replace(/ூறு$/, 'ூற்று').replace(/கோடி$/, 'கோடியே');
  const hard = link.endsWith('து') || link.endsWith('று') ? /^[கசதப]/.exec(rest) : null;
  return `${link}${hard ? `${hard[0]}்` : ''} ${rest}`;
}
