import { describe, expect, it } from 'vitest';
import { brandChoices } from '#products/catalog/product/brand-choices.ts';
import { readChoiceCell } from './read-choice.ts';

const XIAOMI = { id: 'xiaomi', label: 'Xiaomi', said: 'shaomi', aliases: 'Redmi, POCO, Mi' };
const BOAT = { id: 'boat', label: 'boAt', said: '', aliases: '' };
const brandOf = (text: string, brands = [BOAT, XIAOMI]) => readChoiceCell(text, brandChoices(brands), 'Unknown.');

describe('the brand that a file names', () => {
  it.each(['Redmi', 'POCO', 'Mi', 'MI ', 'redmi®', 'Poco™', 'Shaomi', 'XIAOMI'])('may be %s for Xiaomi', text => {
    expect(brandOf(text)).toEqual({ value: 'xiaomi' });
  });

  it.each(['boAt®', 'BOAT™', 'Bo At', 'bo-at'])('is boAt where it is written %s', text => {
    expect(brandOf(text)).toEqual({ value: 'boat' });
  });

  it('is the brand of that name rather than the one that has it as an alias, wherever it stands', () => {
    const poco = { id: 'poco', label: 'POCO', said: '', aliases: '' };
    for (const brands of [
      [XIAOMI, poco],
      [poco, XIAOMI],
    ]) {
      expect(brandOf('Poco', brands)).toEqual({ value: 'poco' });
      expect(brandOf('Redmi', brands)).toEqual({ value: 'xiaomi' });
    }
  });

  it('is none where no brand has the name', () => {
    expect(brandOf('Lava')).toEqual({ fault: 'Unknown.', isUnknown: true });
    expect(brandOf('®')).toEqual({ fault: 'Unknown.', isUnknown: true });
  });
});
