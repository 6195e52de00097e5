import { describe, expect, it } from 'vitest';
import { draw } from './draw.ts';
import { type Drawing, type View, views } from './drawing.ts';
import { everyDevice } from './every-device.fixture.ts';

const pictures = everyDevice.flatMap(drawing =>
  views(drawing).map(view => ({ name: `${drawing.device} ${view}`, drawing, view })),
);

/** Tag names in the order they open; throws when they do not close in that order. */
function openedTags(svg: string): string[] {
  const opened: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', selfClosed] of svg.matchAll(/<(\/?)([A-Za-z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (close === '/') {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      continue;
    }
    opened.push(name);
    if (selfClosed !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.join('><')}> stays open`);
  return opened;
}

const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id ?? '');
const referencesIn = (svg: string) => [...svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id ?? '');

describe('a device picture', () => {
  it.each(pictures)('of $name is one well-formed SVG document without a missing number', ({ drawing, view }) => {
    const svg = draw(drawing, view);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    expect(svg.replaceAll(/<[^<>]*>/g, '')).toBe('');
    expect(openedTags(svg)[0]).toBe('svg');
  });

  it.each(pictures)('of $name refers only to what it defines, and defines nothing twice', ({ drawing, view }) => {
    const svg = draw(drawing, view);
    const ids = idsIn(svg);
    expect(new Set(ids).size).toBe(ids.length);
    expect(referencesIn(svg).filter(id => !ids.includes(id))).toEqual([]);
  });

  it.each(pictures)('of $name needs no fonts and no other files', ({ drawing, view }) => {
    const tags = openedTags(draw(drawing, view));
    expect(tags).not.toContain('text');
    expect(tags).not.toContain('image');
  });
});

describe('a device', () => {
  it.each(everyDevice)('$device offers three different pictures, the hero first', drawing => {
    const offered = views(drawing);
    expect(offered[0]).toBe('hero');
    expect(new Set(offered.map(view => draw(drawing, view))).size).toBe(3);
  });

  it('is drawn the same from the same options, in whatever order they are given', () => {
    const one: Drawing = { device: 'speaker', color: '#35516b', form: 'tower' };
    const other: Drawing = { form: 'tower', color: '#35516b', device: 'speaker' };
    expect(draw(other, 'hero')).toBe(draw(one, 'hero'));
  });

  it('keeps its ids to itself, so that pictures can stand inline side by side', () => {
    const ids = pictures.flatMap(({ drawing, view }) => idsIn(draw(drawing, view)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('refuses a view it does not offer', () => {
    const view: View = 'back';
    expect(() => draw({ device: 'cable', color: '#c23b34' }, view)).toThrow(RangeError);
  });
});
