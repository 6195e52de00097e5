/** Endings of hosts that people write in texts. The list is short, because “fine.In winter” must not count as a link. */
const LINK =
  /\bhttps?:|\bwww\.|\b[a-z][a-z0-9-]*\.(?:com|net|org|info|biz|xyz|shop|store|online|site)\b|\b[a-z][a-z0-9-]*\.in\b|\b(?:wa|t)\.me\b|\bbit\.ly\b/;
/** An e-mail address or a UPI ID. */
const ADDRESS = /[^\s@]+@[^\s@]+/;
/** Ten digits as Indian phone numbers begin, with or without country code, however they are grouped. */
const PHONE = /(?<!\d)(?:(?:\+|00)?91[\s.-]*|0)?[6-9](?:[\s.()-]*\d){9}(?!\d)/;
/** The zeros of the digits that phone numbers are also written in: Devanagari, Bengali, Gujarati, Tamil, Telugu, Kannada. */
const ZEROS = [0x0966, 0x09e6, 0x0ae6, 0x0be6, 0x0c66, 0x0ce6];

/** Whether a text has a link, an e-mail address, a UPI ID or a phone number. */
export function hasContactDetails(text: string): boolean {
  const plain = [...text.normalize('NFKC')].map(plainDigit).join('');
  // “fine.In winter” is a sentence, “shop.in” a link: the case decides, which is why `.in` is not folded.
  return LINK.test(plain.replaceAll('.In', ' ').toLowerCase()) || ADDRESS.test(plain) || PHONE.test(plain);
}

function plainDigit(letter: string): string {
  const code = letter.codePointAt(0) ?? 0;
  const zero = ZEROS.find(first => code >= first && code < first + 10);
  return zero === undefined ? letter : String(code - zero);
}
