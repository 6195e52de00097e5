import { expect, it } from 'vitest';
import { lettersFirst } from './letters-first.ts';

it('names the letters of a page in a header and no longer in the page', () => {
  const page =
    '<head><link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="/assets/a.woff2"/><title>A</title></head>';
  expect(lettersFirst(page)).toEqual({
    html: '<head><title>A</title></head>',
    link: '</assets/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin',
  });
});

it('says nothing of letters where a page has none', () => {
  const page = '<head><link rel="preload" as="image" href="/a.webp"/></head>';
  expect(lettersFirst(page)).toEqual({ html: page, link: undefined });
});
