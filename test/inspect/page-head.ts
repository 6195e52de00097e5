/** What the head of a page, and the facts in it, tell search engines and link previews. */
export interface PageHead {
  readonly title: string | undefined;
  readonly canonical: string | undefined;
  /** By name or property. */
  readonly meta: Readonly<Record<string, string>>;
  /** The facts in the words of schema.org by their type. */
  readonly facts: Readonly<Record<string, Record<string, unknown>>>;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Reads a page as a browser would; whatever stands there twice is a fault. */
export function headOf(html: string): PageHead {
  const links = tags(html, 'link').filter(link => link.rel === 'canonical');
  const meta: Record<string, string> = {};
  for (const { name, property, content } of tags(html, 'meta')) {
    const key = name ?? property;
    if (key === undefined || key === 'theme-color') continue;
    if (key in meta) throw new Error(`${key} is said twice`);
    meta[key] = content ?? '';
  }
  if (links.length > 1) throw new Error('the address of the page is said twice');
  const titles = [...html.matchAll(/<title>([^<]*)<\/title>/g)];
  if (titles.length > 1) throw new Error('the title is said twice');
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script/gs)];
  const facts = scripts.map(([, text = '']) => JSON.parse(text) as Record<string, unknown>);
  return {
    title: titles[0] && plain(titles[0][1] ?? ''),
    canonical: links[0]?.href,
    meta,
    facts: Object.fromEntries(facts.map(fact => [String(fact['@type']), fact])),
  };
}

function tags(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, plain(value)]),
    ),
  );
}

function plain(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
