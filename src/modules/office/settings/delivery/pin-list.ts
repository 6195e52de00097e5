import { STATES, stateName } from '#people/addresses/state.ts';
import { t } from '#shared/language/t.ts';
import type { Read } from '#shared/text/read.ts';
import { DISTRICTS, districtsOf, stateCalled } from './districts.ts';
import { foldPrefixes } from './fold-prefixes.ts';

const MAX_ENTRIES = 3_000;
const MAX_RANGE = 20_000;
const DIGITS_OF_DISTRICT = 3;
const NEVER_MIND = 12;

/**
 * Reads a list of places as people paste it: PIN codes, beginnings of them (560, 5600xx), ranges (560001-560110) and
 * names of states, with commas, semicolons, tabs or new lines between.
 * @returns the beginnings it means, folded, or the sentence that says which word is none
 */
export function readPins(text: string): Read<string[]> {
  const found: string[] = [];
  for (const word of text.split(/[,;|\t\r\n]+/)) {
    const bare = word.trim().replace(/^["']|["'.]$/g, '');
    if (bare === '') continue;
    const meant = meaningOf(bare);
    if (typeof meant === 'string') return { fault: meant };
    found.push(...meant);
  }
  const prefixes = foldPrefixes(found);
  if (prefixes.length > MAX_ENTRIES) return { fault: t('office.settings.pins.most', { most: MAX_ENTRIES }) };
  return { value: prefixes };
}

/** The same list in words, states by their names: what `readPins` reads back. */
export function pinsText(prefixes: readonly string[]): string {
  const named = new Set(prefixes);
  const states = [...new Set(DISTRICTS.values())].filter(state => districtsOf(state).every(each => named.has(each)));
  const rest = prefixes.filter(each => !(each.length === DIGITS_OF_DISTRICT && states.some(isOf(each)))).sort();
  return [...states.map(state => STATES[state]), ...runsOf(rest)].join(', ');
}

function isOf(district: string) {
  return (state: string) => DISTRICTS.get(district) === state;
}

/** @returns the beginnings a word means, or what is wrong with it */
function meaningOf(word: string): string[] | string {
  const range = /^(\d[\d ]*?)\s*(?:-|–|—|to|\.{2,3})\s*(\d[\d ]*)$/i.exec(word);
  if (range) return rangeOf(digitsOf(range[1]), digitsOf(range[2]), word);
  if (/^[\d\s]+[x*]*$/i.test(word)) {
    const pieces = word
      .replace(/[x*\s]+$/i, '')
      .split(/\s+/)
      .filter(Boolean);
    const joined = pieces.join('');
    // "560 029" is one PIN code, "560001 560002" are two.
    const each = joined.length <= 6 ? [joined] : pieces;
    const wrong = each.find(prefix => faultOf(prefix) !== undefined);
    return wrong === undefined ? each : (faultOf(wrong) ?? '');
  }
  const state = stateCalled(word);
  const districts = state ? districtsOf(state) : [];
  if (state && districts.length === 0) return t('office.settings.pins.shared', { state: stateName(state) });
  if (state) return districts;
  return t('office.settings.pins.unknown', { word: shortened(word) });
}

function rangeOf(from: string, to: string, word: string): string[] | string {
  if (from.length !== to.length || from > to || Number(to) - Number(from) > MAX_RANGE)
    return t('office.settings.pins.range', { word: shortened(word) });
  const all = Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
  const there = all.filter(prefix => faultOf(prefix) === undefined);
  return there.length > 0 ? there : (faultOf(from) ?? '');
}

function faultOf(prefix: string): string | undefined {
  if (!/^[1-9]\d{0,5}$/.test(prefix)) return t('office.settings.pins.digits', { word: shortened(prefix) });
  const district = prefix.slice(0, DIGITS_OF_DISTRICT);
  const isSomewhere =
    DISTRICTS.has(district) ||
    (prefix.length < DIGITS_OF_DISTRICT && [...DISTRICTS.keys()].some(d => d.startsWith(prefix)));
  return isSomewhere ? undefined : t('office.settings.pins.nowhere', { digits: district });
}

/** Three and more in a row as one range. */
function runsOf(sorted: readonly string[]): string[] {
  const runs: string[][] = [];
  for (const prefix of sorted) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.length === prefix.length && Number(prefix) === Number(last) + 1) run.push(prefix);
    else runs.push([prefix]);
  }
  return runs.flatMap(run => (run.length > 2 ? [`${run[0]}-${run.at(-1)}`] : run));
}

function digitsOf(text = ''): string {
  return text.replaceAll(' ', '');
}

function shortened(word: string): string {
  return word.length > NEVER_MIND * 2 ? `${word.slice(0, NEVER_MIND)}…` : word;
}
