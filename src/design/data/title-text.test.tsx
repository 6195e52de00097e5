import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { speaking } from '#shared/language/speaking.ts';
import { TitleText } from './title-text.tsx';

const shown = (word?: string, lang?: string) =>
  speaking('hi', () => renderToStaticMarkup(<TitleText title="Nandi 5" word={word} lang={lang} />));

it('a word before an English title is marked as Hindi on a Hindi page', () => {
  expect(shown('रीफ़र्बिश्ड', 'en')).toBe('<span lang="hi-IN">रीफ़र्बिश्ड</span> · Nandi 5');
});

it('a title in the language of the page, or without a word, needs no mark', () => {
  expect(shown('रीफ़र्बिश्ड')).toBe('रीफ़र्बिश्ड · Nandi 5');
  expect(shown(undefined, 'en')).toBe('Nandi 5');
});
