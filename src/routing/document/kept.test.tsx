import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Kept, KeptPartsContext } from './kept.tsx';
import { PageParts, PartStore } from './part-store.ts';

let rendered = 0;
function Card({ title, to, again }: { title: string; to?: string; again?: string | undefined }) {
  rendered += 1;
  return (
    <>
      <h3>{title}</h3>
      {to && <a href={to}>Look</a>}
      {again && <a href={again}>Look again</a>}
    </>
  );
}

function WithId() {
  return <p id={useId()}>A field</p>;
}

interface Shown {
  title: string;
  to?: string;
  /** A second link. */
  again?: string;
  of?: string | undefined;
}

function pageOf(store: PartStore, cards: readonly Shown[]): string {
  const parts = new PageParts(store, 'secret');
  const page = (
    <KeptPartsContext value={parts}>
      <main>
        {cards.map(({ title, to, again, of = title }) => (
          <Kept
            key={title}
            as="article"
            className="card"
            of={of}
            varying={[to, again].filter(link => link !== undefined)}
          >
            <Card title={title} again={again} {...(to && { to })} />
          </Kept>
        ))}
      </main>
    </KeptPartsContext>
  );
  return parts.collect(renderToString(page));
}

const withoutParts = (as: 'article' | 'header') => (
  <main>
    <Kept as={as} of={as}>
      <WithId />
    </Kept>
  </main>
);

function withId(store: PartStore, as: 'article' | 'header'): string {
  const parts = new PageParts(store, 'secret');
  return parts.collect(renderToString(<KeptPartsContext value={parts}>{withoutParts(as)}</KeptPartsContext>));
}

/** As without any kept parts. */
const plain = (cards: readonly Shown[]) =>
  renderToString(
    <main>
      {cards.map(({ title, to }) => (
        <article key={title} className="card">
          <Card title={title} {...(to && { to })} />
        </article>
      ))}
    </main>,
  );

const timesRendered = (work: () => unknown) => {
  rendered = 0;
  work();
  return rendered;
};

describe('a part that is kept', () => {
  it('is rendered once, and the same in every page as without keeping it', () => {
    const store = new PartStore();
    const [one, both] = [[{ title: 'Phone' }], [{ title: 'Phone' }, { title: '<Radio> & "more"' }]];
    expect(pageOf(store, one)).toBe(plain(one));
    expect(pageOf(store, both)).toBe(plain(both));
    expect(pageOf(store, both)).toBe(plain(both));
    expect(timesRendered(() => pageOf(store, both))).toBe(0);
  });

  it('has its own link on each page', () => {
    const store = new PartStore();
    for (const to of ['/list?a=1&look=phone', "/other?it's&look=phone"]) {
      const cards = [{ title: 'Phone', to }];
      expect(pageOf(store, cards)).toBe(plain(cards));
    }
    expect(timesRendered(() => pageOf(store, [{ title: 'Phone', to: '/third' }]))).toBe(0);
  });

  it('is kept with several links of its page, of which one is the end of another, and a text like them', () => {
    const store = new PartStore();
    pageOf(store, [{ title: '/list', to: '/hi/list', again: '/list', of: 'links' }]);
    const next = { title: '/list', to: '/hi/new?a=1&b=2', again: '/new?a=1&b=2', of: 'links' };
    expect(timesRendered(() => pageOf(store, [next]))).toBe(0);
    expect(pageOf(store, [next])).toBe(pageOf(new PartStore(), [next]));
  });

  it('is rendered each time if its link is in it twice, or if it has generated ids', () => {
    const store = new PartStore();
    const twice = [{ title: 'Phone', to: '/list', again: '/list' }];
    pageOf(store, twice);
    expect(timesRendered(() => pageOf(store, twice))).toBe(1);
    withId(store, 'article');
    expect(store.find('article', [])).toBeUndefined();
  });

  it('may have generated ids where it stands at the same place of every page', () => {
    const store = new PartStore();
    const first = withId(store, 'header');
    expect(store.find('header', [])).toContain(' id="_R_');
    expect(withId(store, 'header')).toBe(first);
    expect(renderToString(withoutParts('header'))).toBe(first);
  });

  it('cannot be planted by a text that looks like its marks, because nobody knows the secret', () => {
    const store = new PartStore();
    const planted = '\u{E000}guess 0\u{E000}evil\u{E001}guess\u{E001}';
    pageOf(store, [{ title: planted, of: 'planted' }]);
    expect(store.find('planted', [])).toBe(`<h3>${planted}</h3>`);
  });

  it('leaves when others need the room, the least recently used first', () => {
    const store = new PartStore(50);
    pageOf(store, [{ title: 'one' }, { title: 'two' }]);
    pageOf(store, [{ title: 'one' }]);
    pageOf(store, [{ title: 'six' }, { title: 'ten' }]);
    expect(['one', 'two', 'six', 'ten'].map(key => store.find(key, []) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
  });
});

it('a part that is kept does not keep the page that it was cut out of', () => {
  const store = new PartStore();
  const megabyte = 2 ** 20;
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let at = 0; at < 100; at += 1) {
    const page = `${at}`.padEnd(megabyte, 'page');
    store.keep({ key: `part ${at}`, varying: [], isMovable: true }, page.slice(100, 1_100));
  }
  collectGarbage();
  expect(store.find('part 0', [])).toHaveLength(1_000);
  expect((process.memoryUsage().heapUsed - before) / megabyte).toBeLessThan(20);
});

it('an element that is not to be kept, and every one in the browser, holds its children', () => {
  const element = (
    <Kept as="article" of={undefined}>
      <b>fresh</b>
    </Kept>
  );
  expect(
    renderToString(<KeptPartsContext value={new PageParts(new PartStore(), 'x')}>{element}</KeptPartsContext>),
  ).toBe('<article><b>fresh</b></article>');
});
