import { describe, expect, it } from 'vitest';
import { EncodingSeen } from './detect-encoding.ts';

function encodingOf(...chunks: readonly Buffer[]) {
  const seen = new EncodingSeen();
  for (const chunk of chunks) seen.see(chunk);
  return seen.answer();
}
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('how a file is written', () => {
  it('is UTF-8 with or without a mark, also when a letter lies across two chunks', () => {
    const bytes = Buffer.from('SKU,Title\nA,₹ 🎧');
    expect(encodingOf(bytes)).toBe('utf-8');
    expect(encodingOf(Buffer.from('\ufeffSKU'))).toBe('utf-8');
    expect(encodingOf(bytes.subarray(0, 13), bytes.subarray(13))).toBe('utf-8');
  });

  it('is cp1252 when it is not UTF-8, however late that shows', () => {
    expect(encodingOf(Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96]))).toBe('windows-1252');
    expect(encodingOf(Buffer.alloc(100_000, 'a'), Buffer.from([0x92]))).toBe('windows-1252');
    expect(encodingOf(Buffer.from([0x61, 0xe9]))).toBe('windows-1252');
  });

  it('is UTF-16 by its mark or by its zeros', () => {
    expect(encodingOf(Buffer.from('\ufeffSKU;Title', 'utf16le'))).toBe('utf-16le');
    expect(encodingOf(utf16be('\ufeffSKU;Title'))).toBe('utf-16be');
    expect(encodingOf(Buffer.from('SKU\tTitle\nA\tB', 'utf16le'))).toBe('utf-16le');
    expect(encodingOf(utf16be('SKU\tTitle\nA\tB'))).toBe('utf-16be');
  });
});
