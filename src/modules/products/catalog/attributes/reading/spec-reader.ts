import type { AttributeShape, AttributeValue } from '#products/catalog/attributes/attribute.ts';
import { MAX_ATTRIBUTE_TEXT } from '#products/catalog/attributes/attribute.ts';
import { attributeValue } from '#products/catalog/attributes/attribute-value.ts';
import type { SpecGroup } from '#products/catalog/product/product-content.ts';
import { type AttributePhrase, PhraseFinder } from './find-phrases.ts';
import { HINTS } from './hints.ts';
import { type Candidate, type Passage, type Place, passageOf } from './passage.ts';
import { countOf, readCounts } from './read-counts.ts';
import { fittingValue, readNumbers } from './read-numbers.ts';
import { readWarranty } from './read-warranty.ts';
import { readChoices, readTexts, readYesNo } from './read-words.ts';

/** What a seller writes of a product. */
export interface ListingTexts {
  readonly title: string;
  readonly description: string;
  readonly highlights: readonly string[];
  readonly specs: readonly SpecGroup[];
}

/** A value that a listing says, with the words that say it. */
export interface Proposal {
  readonly attribute: string;
  readonly value: AttributeValue;
  readonly source: string;
  readonly where: Place;
}

export interface ReadSpecs {
  readonly attributes: readonly Proposal[];
  /** How long the whole product is covered, in months. */
  readonly warranty: { readonly months: number; readonly source: string; readonly where: Place } | undefined;
}

/** The more, the surer: a row that is called like the attribute, the title, other rows, the description. */
const WEIGHTS: Readonly<Record<Place, number>> = { title: 6, highlights: 4, specs: 4, description: 2 };
const NAMED_ROW = 8;
const MAX_SOURCE = 80;

interface Weighed {
  readonly attribute: string;
  readonly value: AttributeValue;
  readonly where: Place;
  readonly weight: number;
  readonly source: () => string;
}

/** Reads the attributes of one category out of listings. Making it costs more than reading a listing: keep it for many. */
export class SpecReader {
  readonly #shapes: readonly AttributeShape[];
  readonly #finder: PhraseFinder;
  readonly #byName: ReadonlyMap<string, AttributeShape>;

  constructor(shapes: readonly AttributeShape[]) {
    this.#shapes = shapes;
    this.#finder = new PhraseFinder(shapes.flatMap(phrasesOf));
    this.#byName = new Map(shapes.flatMap(shape => namesOf(shape).map(name => [folded(name), shape])));
  }

  read({ title, description, highlights, specs }: ListingTexts): ReadSpecs {
    const rows = specs.flatMap(({ group, rows }) =>
      rows.map(([name, value]) => ({ name, value, shape: this.#shapeCalled(group, name) })),
    );
    const passages = [
      { passage: passageOf(title, 'title', this.#finder), except: undefined },
      { passage: passageOf(highlights.join('\n'), 'highlights', this.#finder), except: undefined },
      ...rows.map(({ name, value, shape }) => ({
        passage: passageOf(`${name}: ${value}`, 'specs', this.#finder),
        except: shape,
      })),
      { passage: passageOf(description, 'description', this.#finder), except: undefined },
    ].filter(({ passage }) => passage.tokens.length > 0);
    const weighed = [
      ...rows.flatMap(({ name, value, shape }) => (shape ? this.#namedRow(shape, name, value) : [])),
      ...passages.flatMap(({ passage, except }) => this.#within(passage, except)),
    ];
    return { attributes: this.#best(weighed), warranty: warrantyIn(passages.map(({ passage }) => passage)) };
  }

  /** The attribute that a row is called like, with or without its group. */
  #shapeCalled(group: string, name: string): AttributeShape | undefined {
    return this.#byName.get(folded(name)) ?? this.#byName.get(folded(`${group} ${name}`));
  }

  /** The numbers of a row that is called like an attribute are not those of others. */
  #within(passage: Passage, named: AttributeShape | undefined): readonly Weighed[] {
    const candidates: Candidate<AttributeValue>[] = [
      ...(named ? [] : [...readNumbers(passage, this.#shapes), ...readCounts(passage, this.#shapes)]),
      ...readChoices(passage, this.#shapes),
      ...readYesNo(passage, this.#shapes),
      ...(named ? [] : readTexts(passage, this.#shapes)),
    ];
    return candidates.map(({ attribute, value, from, to, certainty }) => ({
      ...{ attribute, value, where: passage.where, source: () => sourceOf(passage, from, to) },
      weight: WEIGHTS[passage.where] + certainty,
    }));
  }

  #namedRow(shape: AttributeShape, name: string, value: string): readonly Weighed[] {
    const read = this.#valueOfRow(shape, value);
    if (read === undefined) return [];
    const source = () => `${name}: ${value}`.slice(0, MAX_SOURCE);
    return [{ attribute: shape.id, value: read, source, where: 'specs', weight: NAMED_ROW }];
  }

  #valueOfRow(shape: AttributeShape, text: string): AttributeValue | undefined {
    const entered = text.trim();
    if (shape.type === 'text' && entered.length > MAX_ATTRIBUTE_TEXT) return undefined;
    const whole = attributeValue(shape, entered);
    if ('value' in whole) return entered === '' ? undefined : whole.value;
    const passage = passageOf(entered, 'specs', this.#finder);
    const own = <Value>(found: readonly Candidate<Value>[]) =>
      found.find(({ attribute }) => attribute === shape.id)?.value;
    if (shape.type === 'choice') return own(readChoices(passage, [shape]));
    if (shape.type === 'yes-no') return own(readYesNo(passage, [shape]));
    if (shape.unit === null)
      return passage.tokens.map(countOf).find(count => count !== undefined && isWithin(shape, count));
    const fitting = passage.quantities.filter(quantity => fittingValue(shape, quantity) !== undefined);
    const [first] = [...fitting.filter(({ unit }) => !unit.startsWith('cm')), ...fitting];
    return first && fittingValue(shape, first);
  }

  /** One proposal for each attribute, in their order. */
  #best(weighed: readonly Weighed[]): readonly Proposal[] {
    const byAttribute = Map.groupBy(weighed, ({ attribute }) => attribute);
    return this.#shapes.flatMap(({ id }) => {
      const found = byAttribute.get(id) ?? [];
      const most = found.reduce((sofar, { weight }) => Math.max(sofar, weight), 0);
      const best = found.filter(({ weight }) => weight === most);
      const chosen = chosenOf(id, best);
      return chosen ? [{ attribute: id, value: chosen.value, source: chosen.source(), where: chosen.where }] : [];
    });
  }
}

function chosenOf(id: string, best: readonly Weighed[]): Weighed | undefined {
  const { of, single } = HINTS[id] ?? {};
  if (single && new Set(best.map(({ value }) => value)).size > 1) return undefined;
  if (of === undefined) return best[0];
  const sorted = best.toSorted((one, other) => Number(one.value) - Number(other.value));
  return of === 'largest' ? sorted.at(-1) : sorted[0];
}

function warrantyIn(passages: readonly Passage[]): ReadSpecs['warranty'] {
  for (const passage of passages) {
    const found = readWarranty(passage.tokens, passage.quantities);
    if (found) return { months: found.months, source: sourceOf(passage, found.from, found.to), where: passage.where };
  }
  return undefined;
}

function phrasesOf(shape: AttributeShape): readonly (AttributePhrase & { readonly phrase: string })[] {
  const { about = [], not = [], options = {} } = HINTS[shape.id] ?? {};
  const said = (phrases: readonly string[], says: AttributePhrase['says']) =>
    phrases.map(phrase => ({ attribute: shape.id, phrase, says }));
  return [
    ...said(not, 'not'),
    ...said([...about, ...namesOf(shape)], 'about'),
    ...shape.options.flatMap(({ id, label, called = [] }) => said(options[id] ?? [label, ...called], { option: id })),
    // Full HD is no HD, also where only HD is an option.
    ...Object.entries(options)
      .filter(([id]) => !shape.options.some(option => option.id === id))
      .flatMap(([, phrases]) => said(phrases, 'not')),
  ];
}

function namesOf({ label, called = [] }: AttributeShape): readonly string[] {
  return [label, ...called];
}

function isWithin({ min, max }: AttributeShape, count: number): boolean {
  return count >= (min ?? 0) && count <= (max ?? Number.MAX_SAFE_INTEGER);
}

function sourceOf({ text, tokens }: Passage, from: number, to: number): string {
  return text.slice(tokens[from]?.start, tokens[to - 1]?.end).slice(0, MAX_SOURCE);
}

function folded(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
}
