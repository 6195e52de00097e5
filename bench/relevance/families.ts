import { readFileSync } from 'node:fs';

/** What is known of a product, by the name of the fact: `kind`, `brand`, `model`, `ram`, `colour`. */
export type Facts = Readonly<Record<string, string>>;

export interface SoldProduct {
  readonly title: string;
  readonly facts: Facts;
  /** In whole rupees. */
  readonly price: number;
  readonly reviews: number;
}

interface Section {
  readonly kind: string;
  readonly titles: string[];
  /** The attribute that a fact fills. */
  readonly attributes: Map<string, string>;
  readonly families: string[];
}

/** The sections of `families.txt`, by the id of their category. */
export const SECTIONS: ReadonlyMap<string, Section> = readSections();

/** All products of all families, the same ones each time. */
export function soldProducts(): SoldProduct[] {
  return [...SECTIONS.values()].flatMap(section => section.families.flatMap(family => productsOf(section, family)));
}

function readSections(): ReadonlyMap<string, Section> {
  const sections = new Map<string, Section>();
  let section: Section | undefined;
  for (const line of linesOf('families.txt')) {
    const kind = /^\[(.+)\]$/.exec(line)?.[1];
    if (kind) {
      section = { kind, titles: [], attributes: new Map(), families: [] };
      sections.set(kind, section);
    } else if (line.startsWith('title ')) section?.titles.push(line.slice('title '.length));
    else if (line.startsWith('attributes'))
      for (const pair of line.split(' ').slice(1)) section?.attributes.set(...(pair.split('=') as [string, string]));
    else section?.families.push(line);
  }
  return sections;
}

/** The lines of a data file that say something. */
export function linesOf(file: string): string[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  return text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !line.startsWith('# '));
}

/** `Apple: iPhone 13=49900, iPhone 14=56900; ram/storage=6/128,6/256; colour=Black,Blue` */
function productsOf({ kind, titles }: Section, family: string): SoldProduct[] {
  const colon = family.indexOf(': ');
  const brand = family.slice(0, colon);
  const [models = '', ...choices] = family.slice(colon + 2).split('; ');
  return models.split(', ').flatMap(named => {
    const [model = '', price = ''] = named.split('=');
    return combinations(choices).map(({ facts, rank }, at) => {
      const known = { kind, brand, model, ...facts };
      const chance = numberOf(`${brand} ${model}`);
      return {
        title: titleOf(titles[(at + chance) % titles.length] as string, known),
        facts: known,
        price: Math.round((Number(price) * (1 + 0.12 * rank)) / 100) * 100 - 1,
        reviews: numberOf(JSON.stringify(known)) % (10 + (chance % 900)),
      };
    });
  });
}

interface Combination {
  readonly facts: Facts;
  /** How many steps above the simplest it is; colours cost nothing. */
  readonly rank: number;
}

function combinations(choices: readonly string[]): Combination[] {
  let all: Combination[] = [{ facts: {}, rank: 0 }];
  for (const choice of choices) {
    const [names = '', values = ''] = choice.split('=');
    all = all.flatMap(({ facts, rank }) =>
      values.split(',').map((value, step) => {
        const said = value.split('/');
        const named = names.split('/').map((name, at) => [name, said[at] ?? ''] as const);
        return { facts: { ...facts, ...Object.fromEntries(named) }, rank: names === 'colour' ? rank : rank + step };
      }),
    );
  }
  return all;
}

function titleOf(pattern: string, facts: Facts): string {
  const title = pattern.replace(/\{(\w+)\}/g, (_, name: string) => facts[name] ?? '');
  return title.replace(/\b1024( ?)GB/g, '1$1TB');
}

/** A number that is the same for the same text. */
function numberOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return (hash ^ (hash >>> 15)) >>> 0;
}
