import { describe, expect, it } from 'vitest';
import { tidyCell, tidyLines } from './tidy-cell.ts';

describe('a cell with dirt in it', () => {
  it('loses control characters, direction marks and spaces that are not spaces', () => {
    expect(tidyCell('\ufeff\u00a0Galaxy\u2009S25\u0000\u202e  5G\t')).toBe('Galaxy S25 5G');
  });

  it('keeps emoji whole, quotation marks as they are and Indian letters joined', () => {
    expect(tidyCell('👩‍💻 “Pro” 🇮🇳 क्‍या')).toBe('👩‍💻 “Pro” 🇮🇳 क्‍या');
  });

  it('keeps its lines where it may have several', () => {
    expect(tidyLines('One \r\n two\r\r\n\n\nthree')).toBe('One\ntwo\n\nthree');
    expect(tidyCell('One\r\ntwo')).toBe('One two');
  });
});
