import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordSentence } from '#people/accounts/password/password-rules.ts';
import { t } from '#shared/language/t.ts';

/** What others may know about the person who chooses a password. */
export interface KnownOfPerson {
  readonly userName?: string | undefined;
  readonly email?: string | undefined;
  readonly shopName: string;
  readonly brands?: readonly string[] | undefined;
}

/**
 * The 3,000 most common passwords of eight or more characters, in lower case, as zxcvbn (MIT) ranks them from published
 * leaks. Only the server has this list; browsers have a short one for the hint while typing.
 */
const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that are often combined with a number in India: places, names, gods, teams and electronics. */
const WORDS = new Set(
  `india bharat hindustan mumbai bombay delhi newdelhi bangalore bengaluru kolkata calcutta chennai madras hyderabad
  secunderabad pune ahmedabad surat jaipur lucknow kanpur nagpur indore thane bhopal visakhapatnam vizag patna vadodara
  baroda ghaziabad ludhiana agra nashik faridabad meerut rajkot varanasi banaras kashi srinagar aurangabad dhanbad amritsar
  allahabad prayagraj ranchi howrah coimbatore jabalpur gwalior vijayawada jodhpur madurai raipur kota guwahati chandigarh
  solapur hubli mysore mysuru tiruchirappalli trichy bareilly aligarh moradabad gurgaon gurugram noida jalandhar bhubaneswar
  salem warangal guntur bhiwandi saharanpur gorakhpur bikaner amravati jamshedpur bhilai cuttack firozabad kochi cochin
  nellore bhavnagar dehradun durgapur asansol nanded kolhapur ajmer gulbarga jamnagar ujjain siliguri jhansi jammu mangalore
  mangaluru erode belgaum tirupati udaipur kozhikode calicut trivandrum thiruvananthapuram thrissur kollam puducherry
  pondicherry shimla manali goa panaji gangtok shillong imphal aizawl kohima agartala itanagar rishikesh haridwar kerala
  tamilnadu karnataka andhra telangana maharashtra gujarat rajasthan punjab haryana bihar bengal odisha assam kashmir
  himachal uttarakhand jharkhand chhattisgarh sikkim ladakh
  rahul rohit amit sumit ankit mohit ravi raj rajesh ramesh suresh mahesh mukesh dinesh ganesh rakesh sanjay vijay ajay anil
  sunil deepak pankaj sachin virat dhoni rohan arjun karan vikram vikas vivek manish ashish abhishek akash aakash nikhil
  prakash sandeep pradeep kumar sharma verma singh gupta patel reddy khan priya pooja puja neha sneha anjali kavita sunita
  geeta sita radha lakshmi laxmi saraswati durga kali shiva shiv krishna ram shriram hanuman sai saibaba mohan gopal kiran
  jyoti asha lata nisha divya swati shruti ananya aishwarya salman shahrukh imran fatima ayesha mohammed muhammad abdul ali
  jesus maria david john rosy angel baby love lover loveyou iloveyou iloveu mummy papa maa family sweety jaan
  cricket ipl csk mumbaiindians chennaisuperkings teamindia jaihind vandemataram omsairam jaishreeram jaimatadi bollywood
  password passwort pass admin administrator user guest test welcome login root master secret letmein hello monkey dragon
  qwerty qwertyuiop asdf asdfgh zxcvbnm abc abcd abcdef computer internet google facebook instagram whatsapp gmail yahoo
  mobile phone android iphone apple samsung xiaomi redmi oneplus nothing realme boat nokia oppo vivo sony dell laptop
  electronics shop shopping seller vendor bijli bazaar bijlibazaar summer winter monsoon diwali holi eid january february
  march april may june july august september october november december monday tuesday wednesday thursday friday saturday
  sunday`.split(/\s+/),
);

/** With more digits and signs than this around a word, they are a secret of their own. */
const MAX_TAIL_LENGTH = 8;
const MIN_NAME_LENGTH = 3;
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/**
 * The error message for a new password; undefined if it is acceptable. In addition to the rules of `passwordSentence` it
 * must not be among the most common ones, nor a known word (a place, a name, a brand, the shop's or the user's own name)
 * with digits and signs around it, such as Mumbai2024 or delhi@123, even if letters are replaced by similar digits.
 */
export function guessableSentence(password: string, known: KnownOfPerson): string | undefined {
  const sentence = passwordSentence(password);
  if (sentence) return sentence;
  const small = password.toLowerCase();
  if (common.has(small) || common.has(plain(small))) return t('people.accounts.fault.common');
  const own = namesIn(known.userName, known.email?.replace(/@[^@]*$/, ''));
  if (isWordAndNumber(small, word => own.has(word))) return t('people.accounts.fault.ownName');
  const shop = namesIn(known.shopName, ...(known.brands ?? []));
  return isWordAndNumber(small, word => WORDS.has(word) || shop.has(word) || own.has(word))
    ? t('people.accounts.fault.wordAndNumber')
    : undefined;
}

/** Whether the text is one or two known words with a few digits and signs around them. */
function isWordAndNumber(small: string, isKnown: (word: string) => boolean): boolean {
  return [small, plainInside(small)].some(text => {
    const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(\p{L}.*\p{L}|\p{L})([^\p{L}]*)$/su.exec(text) ?? [];
    if (before.length + after.length > MAX_TAIL_LENGTH) return false;
    const letters = core.replace(/[\s._-]/g, '');
    return isKnown(letters) || splits(letters).some(([one, other]) => isKnown(one) && isKnown(other));
  });
}

function splits(letters: string): (readonly [string, string])[] {
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => [
    letters.slice(0, at + 1),
    letters.slice(at + 1),
  ]);
}

function plain(text: string): string {
  return text.replace(/[@431!0$5]/g, sign => LETTERS[sign] ?? sign);
}

/** Replaces digits by the similar letters only between letters, so that a year at the end is kept. */
function plainInside(text: string): string {
  return text.replace(/(?<=\p{L})[@431!0$5](?=\p{L})/gu, sign => LETTERS[sign] ?? sign);
}

/** The words of each name, and the whole name as one word. */
function namesIn(...texts: readonly (string | undefined)[]): ReadonlySet<string> {
  const words = texts.flatMap(text => {
    const parts = (text ?? '').toLowerCase().split(/[^\p{L}]+/u);
    return [...parts, parts.join('')];
  });
  return new Set(words.filter(word => word.length >= MIN_NAME_LENGTH));
}
