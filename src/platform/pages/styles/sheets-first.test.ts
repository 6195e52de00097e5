import { expect, it } from 'vitest';
import { sheetsFirst } from './sheets-first.ts';

it('names the style sheets that the first paint waits for', () => {
  const page =
    '<head><link rel="stylesheet" href="/assets/face.css"/><link rel="kept-stylesheet" href="/assets/a.css" disabled=""/></head>';
  expect(sheetsFirst(page)).toBe('</assets/face.css>; rel=preload; as=style');
});

it('names nothing where a page has no style sheet outside it', () => {
  expect(sheetsFirst('<head><style>a{}</style></head>')).toBeUndefined();
});
