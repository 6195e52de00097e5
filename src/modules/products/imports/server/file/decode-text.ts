import { Transform } from 'node:stream';
import type { TextEncoding } from './detect-encoding.ts';

/** Bytes in one of the encodings go in, UTF-8 comes out, without a mark. */
export function decodeText(encoding: TextEncoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform: (bytes: Buffer, _encoding, done) => done(null, decoder.decode(bytes, { stream: true })),
    flush: done => done(null, decoder.decode()),
  });
}
