import * as z from 'zod/mini';

/** Accepted and ignored; the API document marks it as read-only. */
const onlyRead = z.optional(z.readonly(z.unknown()));

/**
 * The body schema of a call that changes a record. It accepts the body's own fields and all other fields of the record, so
 * that a client can send back what it received. Those other fields are dropped. Unknown fields are refused by name.
 * @param body a strict object
 * @param answered schemas of the record
 */
export function editOf<Body extends z.ZodMiniObject>(
  body: Body,
  ...answered: readonly z.ZodMiniObject[]
): z.ZodMiniCodec<Body, z.ZodMiniType<z.output<Body>, z.output<Body>>> {
  const known = new Set(Object.keys(body.shape));
  const others = answered.flatMap(({ shape }) => Object.keys(shape)).filter(key => !known.has(key));
  if (others.length === 0) throw new Error('the body has every key of the answer already');
  const wire = z.extend(body, Object.fromEntries(others.map(key => [key, onlyRead]))) as unknown as Body;
  return z.codec(wire, z.custom<z.output<Body>>(), {
    decode: sent => Object.fromEntries(Object.entries(sent).filter(([key]) => known.has(key))) as z.output<Body>,
    encode: edit => edit as never,
  });
}
