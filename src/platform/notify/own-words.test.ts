import { describe, expect, it } from 'vitest';
import { type Letter, link } from './letter.ts';
import { type OwnWords, withOwnWords } from './own-words.ts';

const LETTER: Letter = {
  to: { email: 'asha@example.in', name: 'Asha' },
  values: { number: 'BB-7' },
  subject: 'Your order BB-7',
  blocks: ['Placed today.', link('See the order', '/shop/account')],
};
const NONE: OwnWords = { subject: '', opening: '', closing: '' };
const changed = (words: Partial<OwnWords>) => withOwnWords(LETTER, { ...NONE, ...words }, 'Kite');

describe('words that a shop has written itself', () => {
  it('leave a letter as it is where they are empty', () => {
    expect(changed({})).toEqual(LETTER);
    expect(withOwnWords(LETTER, undefined, 'Kite')).toBe(LETTER);
  });

  it('take the place of the subject, and stand before and after what the letter says, above its button', () => {
    const { subject, blocks } = changed({
      subject: '{shop}: {number}',
      opening: 'Dear {name},',
      closing: 'Yours,\n{shop}\n\nCall us!',
    });
    expect(subject).toBe('Kite: BB-7');
    expect(blocks).toEqual([
      { kind: 'lines', lines: ['Dear Asha,'] },
      'Placed today.',
      { kind: 'lines', lines: ['Yours,', 'Kite'] },
      { kind: 'lines', lines: ['Call us!'] },
      LETTER.blocks[1],
    ]);
  });

  it('are left out where they name what the letter does not have', () => {
    expect(changed({ subject: '{amount} for you', closing: 'Paid: {amount}' })).toEqual(LETTER);
  });

  it('make a subject of one line, whatever a value holds', () => {
    const letter = { ...LETTER, values: { number: 'BB-7\r\nBcc: all@example.in' } };
    expect(withOwnWords(letter, { ...NONE, subject: '{number}' }, 'Kite').subject).toBe('BB-7 Bcc: all@example.in');
  });
});
