import { orderNumber } from '#orders/orders/order-number.ts';
import { readSerial } from '#orders/serials/read-serial.ts';
import { serialKey } from '#orders/serials/serial-fields.ts';
import type { NumberKind } from '#orders/serials/serial-kind.ts';
import {
  serialsMissing,
  serialsNotAsked,
  serialsTooMany,
  serialTaken,
  serialTwice,
  serialWrong,
} from '#orders/serials/serial-problems.ts';
import type { GivenSerials } from '#orders/serials/serials.schema.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { PartId } from '#shared/id.ts';
import {
  deleteSerials,
  findHolder,
  insertSerials,
  listSerialLines,
  type NewSerial,
  type SerialLineRow,
} from './serials.queries.ts';

/** The new numbers of one line. */
export interface NotedSerials {
  readonly line: SerialLineRow;
  readonly numbers: readonly string[];
}

/**
 * Replaces all numbers of some lines; idempotent. A number that another buyer of this seller has stays there: of two
 * concurrent calls with the same number, the second waits and is refused.
 * @param lines lines whose numbers may be changed; the caller holds the lock on their order
 * @throws serialsNotAsked, serialsTooMany, serialWrong, serialTwice, serialTaken, each with its field
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

/** Duplicates within one call; a database constraint refuses them across calls. */
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
  const order = holder === undefined ? undefined : orderNumber(holder);
  return atField(serialTaken(serial.kind, serial.number, order), serial.productId, serial.place - 1);
}

function atField(problem: Problem, productId: string, at: number): Problem {
  return problem.with({ fields: { [serialKey(productId, at)]: () => problem.message } });
}

/** Call before parts are shipped. @throws serialsMissing unless each unit that needs a number has one */
export async function requireSerials(tx: TxCtx, leaving: readonly PartId[]): Promise<void> {
  refuseGaps(await listSerialLines(tx.db, leaving));
}

/** @throws serialsMissing if any unit of these lines lacks its number */
export function refuseGaps(lines: readonly Omit<SerialLineRow, 'lineId'>[]): void {
  const lacking = lines.filter(({ kind, numbers, quantity }) => kind !== 'none' && numbers.length < quantity);
  if (lacking.length === 0) return;
  throw serialsMissing().with({
    data: lacking.map(({ productId, title, kind, quantity, numbers }) => ({
      ...{ productId, title, kind, quantity },
      noted: numbers.length,
    })),
  });
}

/** Frees the numbers of cancelled or rejected parts, so that the units can be sold again. */
/** Frees the numbers of lines that are edited; those that ship are recorded again. */
export async function freeSerialsOf(tx: TxCtx, lines: readonly string[]): Promise<void> {
  await deleteSerials(tx.db, lines);
}

export async function freeSerials(tx: TxCtx, fallen: readonly PartId[]): Promise<void> {
  const lines = await listSerialLines(tx.db, fallen);
  await deleteSerials(
    tx.db,
    lines.filter(({ numbers }) => numbers.length > 0).map(({ lineId }) => lineId),
  );
}
