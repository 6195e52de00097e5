import { orderNumber } from '#orders/orders/order-number.ts';
import { serialNote } from '#orders/orders/parcels/serial-note.ts';
import type { OrderRow, PartRow } from '#orders/orders/server/reading/orders.queries.ts';
import type { GivenSerials } from '#orders/serials/serials.schema.ts';
import { listSerialLines, type NotedSerials, saveSerials } from '#orders/serials/server/serials.ts';
import type { TxCtx } from '#platform/context.ts';
import type { Actor } from '#shared/api/actor.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { noteOnPart } from './change-part.ts';

interface Writing {
  readonly order: OrderRow;
  /** Parts whose numbers may be changed. */
  readonly parts: readonly PartRow[];
  readonly given: GivenSerials;
  readonly by: Actor;
}

/**
 * Saves serial numbers with a note in the timeline; the caller holds the lock on the order. @throws what `saveSerials`
 * throws
 */
export async function writeSerials(tx: TxCtx, { order, parts, given, by }: Writing): Promise<void> {
  const lines = await listSerialLines(
    tx.db,
    parts.map(({ id }) => id),
  );
  const noted = await saveSerials(tx, lines, given);
  const byPart = Map.groupBy(noted, ({ line }) => line.partId);
  for (const part of parts) {
    const own = byPart.get(part.id);
    if (own) await noteOnPart(tx, part, { by, note: serialNote(own.flatMap(changeOf)) });
  }
  if (noted.length > 0 && by.kind === 'administrator') await recordNumbers(tx, order, noted);
}

function changeOf({ line: { title, kind, numbers: before }, numbers: after }: NotedSerials) {
  return kind === 'none' ? [] : [{ title, kind, before, after }];
}

/** An administrator's change of a seller's numbers is recorded in the audit log. */
async function recordNumbers(tx: TxCtx, order: OrderRow, noted: readonly NotedSerials[]): Promise<void> {
  const facts = (numbersOf: (each: NotedSerials) => readonly string[]) =>
    Object.fromEntries(noted.map(each => [each.line.title, numbersOf(each).join(', ') || null]));
  await recordAct(tx, {
    act: 'order.numbered',
    on: { kind: 'order', id: order.id, name: orderNumber(order.number) },
    before: facts(({ line }) => line.numbers),
    after: facts(({ numbers }) => numbers),
  });
}
