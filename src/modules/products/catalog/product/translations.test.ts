import { expect, it } from 'vitest';
import { isOlder, stamped, type Translation } from './translations.ts';

const ENGLISH = { title: 'Lamp', description: 'It shines.', highlights: ['Bright'] };
const CHANGED = { ...ENGLISH, title: 'Bright lamp' };
const HINDI: Translation = { language: 'hi', title: 'लैंप', description: 'यह चमकता है।', highlights: [], of: '' };

it('a translation is older once the English text has changed, and no longer when that is undone', () => {
  const [stored] = stamped([HINDI], ENGLISH) as [Translation];
  expect([isOlder(stored, ENGLISH), isOlder(stored, CHANGED)]).toEqual([false, true]);
  const [kept] = stamped([stored], CHANGED, [stored]) as [Translation];
  expect([isOlder(kept, ENGLISH), isOlder(kept, CHANGED)]).toEqual([false, true]);
});

it('a translation that is written again, or sent without its print, is as new as the English text', () => {
  const before = stamped([HINDI], ENGLISH);
  const written = before.map(translation => ({ ...translation, title: 'चमकीला लैंप' }));
  for (const sent of [written, [HINDI]])
    expect(stamped(sent, CHANGED, before).map(translation => isOlder(translation, CHANGED))).toEqual([false]);
});
