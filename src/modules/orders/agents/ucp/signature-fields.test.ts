import { describe, expect, it } from 'vitest';
import { bytesIn, signaturesIn } from './signature-fields.ts';

describe('the signatures that headers name', () => {
  it('are what both headers have under one label, with what is signed as it was sent', () => {
    const input = 'sig1=("@method" "content-digest");created=1;keyid="a\\"b";tag="x", other=("@path");keyid="c"';
    const [first, second, ...more] = signaturesIn(input, 'other=:AQ==:, sig1=:AAE=:');
    expect(first).toMatchObject({ covers: ['@method', 'content-digest'], signature: Buffer.from([0, 1]) });
    expect(first?.input).toBe('("@method" "content-digest");created=1;keyid="a\\"b";tag="x"');
    expect(first?.parameters.get('keyid')).toBe('a"b');
    expect(first?.parameters.get('created')).toBe('1');
    expect([second?.covers, more]).toEqual([['@path'], []]);
  });

  it('are none where one of the headers is missing or broken', () => {
    for (const [input, signature] of [
      ['', ''],
      ['sig1=("@method");keyid="a"', ''],
      ['sig1=("@method");keyid="a"', 'sig2=:AA==:'],
      ['sig1="@method"', 'sig1=:AA==:'],
      ['sig1=("@method"', 'sig1=:AA==:'],
      ['sig1=("content-type";sf);keyid="a"', 'sig1=:AA==:'],
    ] as const)
      expect([input, signaturesIn(input, signature)]).toEqual([input, []]);
  });

  it('read in time that grows with their length only, and no more than four', () => {
    const many = Array.from({ length: 500 }, (_, at) => `s${at}=("@method");keyid="a"`).join(', ');
    const bytes = Array.from({ length: 500 }, (_, at) => `s${at}=:AA==:`).join(', ');
    expect(signaturesIn(many, bytes)).toHaveLength(4);
    const start = performance.now();
    signaturesIn(`s=(${'"a" '.repeat(50_000)}`, 's=:AA==:');
    signaturesIn(`s=("a")${';a=1'.repeat(50_000)}"`, 's=:AA==:');
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it('digests are bytes too', () => {
    expect(bytesIn('sha-512=:AQ==:, sha-256=:Ag==:').get('sha-256')).toEqual(Buffer.from([2]));
    expect(bytesIn('sha-256=AQ==').size).toBe(0);
  });
});
