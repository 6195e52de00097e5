import { setImmediate as breathe } from 'node:timers/promises';
import * as z from 'zod/mini';
import { PersonalData } from '#office/privacy/personal-data.schema.ts';

/** How much is written before others have their turn. */
const AT_ONCE = 20;

/**
 * Writes the answer of the call piece by piece, so that nobody else of this process waits while somebody who has bought for
 * years is written down.
 */
export async function* writeData(data: PersonalData): AsyncGenerator<string> {
  yield '{"success":true,"data":{';
  let comma = '';
  for (const [name, schema] of Object.entries(PersonalData.shape)) {
    yield `${comma}"${name}":`;
    const value = data[name as keyof PersonalData];
    if (schema instanceof z.ZodMiniArray && Array.isArray(value)) yield* writeList(schema._zod.def.element, value);
    else yield JSON.stringify(z.core.encode(schema, value as never));
    comma = ',';
  }
  yield '}}';
}

async function* writeList(schema: z.core.$ZodType, all: readonly unknown[]): AsyncGenerator<string> {
  yield '[';
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const some = all.slice(at, at + AT_ONCE).map(each => JSON.stringify(z.core.encode(schema, each as never)));
    yield `${at > 0 ? ',' : ''}${some.join(',')}`;
    await breathe();
  }
  yield ']';
}
