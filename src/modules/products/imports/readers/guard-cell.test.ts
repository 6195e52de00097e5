import { describe, expect, it } from 'vitest';
import { guardCell, guardRaw, unguardCell } from './guard-cell.ts';

describe('a cell that could be taken for a formula', () => {
  it.each(['=cmd', ' =cmd', '+1', '-1', '@x', '\tx', '\rx', '＝cmd', "'=1", "''+x"])(
    'is guarded and read back: %j',
    text => {
      expect(guardCell(text)).toBe(`'${text}`);
      expect(unguardCell(guardCell(text))).toEqual({ text, isLiteral: true });
    },
  );

  it('is guarded too when it would be read as nothing', () => {
    expect(guardCell('NIL')).toBe("'NIL");
    expect(unguardCell("'NIL")).toEqual({ text: 'NIL', isLiteral: true });
  });

  it.each(['Galaxy S25', "Levi's", "'Tis", '10-inch', ''])('leaves %j alone, there and back', text => {
    expect(guardCell(text)).toBe(text);
    expect(unguardCell(text)).toEqual({ text, isLiteral: false });
  });

  it('is guarded once when it is handed back as it was sent', () => {
    expect(guardRaw('=cmd')).toBe("'=cmd");
    expect(guardRaw("'=cmd")).toBe("'=cmd");
    expect(guardRaw('-')).toBe('NIL');
    expect(guardRaw('-4')).toBe("'-4");
  });
});
