/** A signature of a request, as its headers say (RFC 9421). */
export interface SignatureField {
  /** What it covers, in order: `@method`, `content-digest`. */
  readonly covers: readonly string[];
  /** `keyid`, `alg`, `created`, `expires` and others, as they stand there, texts without their quotation marks. */
  readonly parameters: ReadonlyMap<string, string>;
  /** The covered names with the parameters as they were sent, which are signed too. */
  readonly input: string;
  readonly signature: Buffer;
}

const NAME = '[a-z*][a-z0-9_.*-]*';
const TEXT = '"(?:[^"\\\\]|\\\\["\\\\])*"';
/** `sig1=("@method" "@path");created=1;keyid="one"` in a dictionary of structured fields (RFC 8941). */
const INPUT = new RegExp(
  `(?:^|,)[ \\t]*(${NAME})=(\\(((?:[ ]*"[a-z0-9@_-]+")*)[ ]*\\)((?:;[ ]*${NAME}(?:=(?:${TEXT}|[A-Za-z0-9_.+:/*-]+))?)*))`,
  'g',
);
const PARAMETER = new RegExp(`;[ ]*(${NAME})(?:=(?:(${TEXT})|([A-Za-z0-9_.+:/*-]+)))?`, 'g');
/** `sig1=:…:` */
const BYTES = new RegExp(`(?:^|,)[ \\t]*(${NAME})=:([A-Za-z0-9+/=]*):`, 'g');
/** More of one request are not looked at. */
const MOST = 4;

/** The signatures of a request, by two headers that name each alike. What is in one of them only is left out. */
export function signaturesIn(input: string, signature: string): readonly SignatureField[] {
  const bytes = bytesIn(signature);
  return [...input.matchAll(INPUT)].slice(0, MOST).flatMap(([, label = '', whole = '', names = '', given = '']) => {
    const signed = bytes.get(label);
    const covers = [...names.matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const parameters = new Map(
      [...given.matchAll(PARAMETER)].map(([, name = '', text, word = '']) => [
        name,
        text === undefined ? word : text.slice(1, -1).replace(/\\(["\\])/g, '$1'),
      ]),
    );
    return signed ? [{ covers, parameters, input: whole, signature: signed }] : [];
  });
}

/** The members of a dictionary whose values are bytes: signatures, digests. */
export function bytesIn(field: string): ReadonlyMap<string, Buffer> {
  return new Map([...field.matchAll(BYTES)].map(([, name = '', text = '']) => [name, Buffer.from(text, 'base64')]));
}
