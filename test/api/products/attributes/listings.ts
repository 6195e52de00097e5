import { readFileSync } from 'node:fs';
import type { AttributeShape, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { attributeValue } from '#products/catalog/attributes/attribute-value.ts';
import type { ListingTexts, ReadSpecs } from '#products/catalog/attributes/reading/spec-reader.ts';

/** A listing with what it says, as a person has read it. */
export interface LabelledListing {
  readonly category: string;
  readonly listing: ListingTexts;
  /** By attribute; `warranty` is the number of months. */
  readonly labels: ReadonlyMap<string, string>;
  /** Of the third that was not looked at while the reader was written. */
  readonly heldBack: boolean;
}

const WARRANTY = 'warranty';

/** The file says how it is written. */
export function labelledListings(): readonly LabelledListing[] {
  const lines = readFileSync(new URL('listings.txt', import.meta.url), 'utf8').split('\n');
  const listings: LabelledListing[] = [];
  let category = '';
  let said: string[] = [];
  for (const line of lines) {
    if (line.startsWith('#')) continue;
    if (/^\[.*\]$/.test(line)) category = line.slice(1, -1);
    else if (line.startsWith('>')) {
      listings.push({
        category,
        listing: listingOf(said),
        labels: new Map(
          line
            .slice(1)
            .split(';')
            .filter(label => label.trim() !== '')
            .map(label => [label.slice(0, label.indexOf(':')).trim(), label.slice(label.indexOf(':') + 1).trim()]),
        ),
        heldBack: listings.length % 3 === 2,
      });
      said = [];
    } else if (line.trim() !== '') said.push(line);
  }
  return listings;
}

/** The title, then lines of the description after +, and rows of specifications after =. */
function listingOf(lines: readonly string[]): ListingTexts {
  const after = (sign: string) => lines.filter(line => line.startsWith(sign)).map(line => line.slice(1).trim());
  return {
    title: lines.find(line => !/^[+=]/.test(line)) ?? '',
    highlights: [],
    description: after('+').join('\n'),
    specs: after('=').map(row => {
      const [, group = '', name = '', value = ''] = /^(.*?) > (.*?): (.*)$/.exec(row) ?? [];
      return { group, rows: [[name, value]] as const };
    }),
  };
}

export interface Score {
  /** What listings say. */
  labelled: number;
  /** Of these, how many are proposed as they are. */
  right: number;
  /** What is proposed, right or wrong. */
  proposed: number;
}

export const NO_SCORE: Score = { labelled: 0, right: 0, proposed: 0 };

export function plus(one: Score, other: Score): Score {
  return {
    labelled: one.labelled + other.labelled,
    right: one.right + other.right,
    proposed: one.proposed + other.proposed,
  };
}

/** Compares what was read with what a person read. `say` gets each difference. */
export function scoreOf(
  { labels }: LabelledListing,
  { attributes, warranty }: ReadSpecs,
  shapes: readonly AttributeShape[],
  say: (difference: string) => void = () => undefined,
): Score {
  const read = new Map<string, AttributeValue>(attributes.map(({ attribute, value }) => [attribute, value]));
  if (warranty) read.set(WARRANTY, warranty.months);
  let right = 0;
  for (const [id, label] of labels) {
    const wanted = id === WARRANTY ? Number(label) : labelValue(id, label, shapes);
    if (isSame(read.get(id), wanted)) right += 1;
    else say(`${id}: ${label} was read as ${String(read.get(id))}`);
  }
  for (const [id, value] of read) if (!labels.has(id)) say(`${id}: nothing was read as ${String(value)}`);
  return { labelled: labels.size, right, proposed: read.size };
}

function labelValue(id: string, label: string, shapes: readonly AttributeShape[]): AttributeValue {
  const shape = shapes.find(each => each.id === id);
  const read = shape && attributeValue(shape, label);
  if (!read || !('value' in read)) throw new Error(`${label} is no value of ${id}.`);
  return read.value;
}

function isSame(one: AttributeValue | undefined, other: AttributeValue): boolean {
  if (typeof one !== 'string' || typeof other !== 'string') return one === other;
  const folded = (text: string) => text.toLowerCase().replaceAll(/[^a-z\d+.]/g, '');
  return folded(one) === folded(other);
}
