import * as z from 'zod/mini';

/** Taken and not looked at; the API document says that it is only read. */
const onlyRead = z.optional(z.readonly(z.unknown()));

/**
 * What a call takes that changes a record: its own fields, and every other key that the record is answered with, so that
 * a client may send back what it was given. Those keys belong to the server and are dropped here; keys that no answer has
 * are refused, each by its name.
 * @param body a strict object
 * @param answered the records the keys are known from
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
