import { orderNumber } from '#orders/orders/order-number.ts';
import { readSerial } from '#orders/serials/read-serial.ts';
import { serialKey } from '#orders/serials/serial-fields.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';
import {
  serialsNotAsked,
  serialsTooMany,
  serialTaken,
  serialTwice,
  serialWrong,
} from '#orders/serials/serial-problems.ts';
import type { GivenSerials } from '#orders/serials/serials.schema.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Problem } from '#shared/api/problem.ts';
import { deleteSerials, findHolder, insertSerials, type NewSerial, type SerialLineRow } from './serials.queries.ts';

/** What has become of the numbers of one line. */
export interface NotedSerials {
  readonly line: SerialLineRow;
  readonly numbers: readonly string[];
}

/**
 * Notes all numbers of some lines in place of those noted before; the same numbers again change nothing. A number that is
 * with another buyer of this seller's stays there: of two who note it at the same moment the second waits and is refused.
 * @param lines those whose numbers may be changed; whoever asks holds their order
 * @throws serialsNotAsked, serialsTooMany, serialWrong, serialTwice, serialTaken, each with the field it is about
 */
export async function saveSerials(
  tx: TxCtx,
  lines: readonly SerialLineRow[],
  given: GivenSerials,
): Promise<readonly NotedSerials[]> {
  const read = given.map(({ productId, numbers }) => {
    const line = lines.find(each => each.productId === productId);
    if (!line || line.kind === 'none') throw serialsNotAsked();
    if (numbers.length > line.quantity) throw serialsTooMany(line.title, line.quantity);
    return { line, serials: serialsOf(line, line.kind, numbers) };
  });
  refuseTwice(read.flatMap(({ serials }) => serials));
  const changed = read.filter(
    ({ line, serials }) => serials.map(({ number }) => number).join() !== line.numbers.join(),
  );
  await deleteSerials(
    tx.db,
    changed.map(({ line }) => line.lineId),
  );
  const serials = changed.flatMap(each => each.serials);
  const [taken] = serials.length > 0 ? await insertSerials(tx, serials) : [];
  if (taken) throw await takenProblem(tx, taken);
  return changed.map(each => ({ line: each.line, numbers: each.serials.map(({ number }) => number) }));
}

function serialsOf({ lineId, sellerId, productId }: SerialLineRow, kind: NumberKind, numbers: readonly string[]) {
  return numbers.map((text, at): NewSerial => {
    const number = readSerial(kind, text);
    if (number === undefined) throw atField(serialWrong(kind), productId, at);
    return { lineId, place: at + 1, sellerId, productId, kind, number };
  });
}

/** Within one call; the database refuses the same across calls. */
function refuseTwice(serials: readonly NewSerial[]): void {
  const seen = new Set<string>();
  for (const { kind, number, productId, place } of serials) {
    const key = `${kind === 'imei' ? kind : productId} ${number}`;
    if (seen.has(key)) throw atField(serialTwice(kind, number), productId, place - 1);
    seen.add(key);
  }
}

async function takenProblem(tx: TxCtx, serial: NewSerial): Promise<Problem> {
  const holder = await findHolder(tx.db, serial);
  const order = holder === undefined ? 'not known' : orderNumber(holder);
  return atField(serialTaken(serial.kind, serial.number, order), serial.productId, serial.place - 1);
}

function atField(problem: Problem, productId: string, at: number): Problem {
  return problem.with({ fields: { [serialKey(productId, at)]: problem.message } });
}
