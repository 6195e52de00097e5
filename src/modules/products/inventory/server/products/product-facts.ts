import type { TxCtx } from '#platform/context.ts';
import type { AttributeSet } from '#products/catalog/attributes/attribute-set.ts';
import { readAttributes } from '#products/catalog/server/catalog.ts';
import { exactRupees, paise } from '#shared/money/money.ts';
import { type recordAct as record, recordAct } from '#shop/audit/server/audit.ts';
import { draftOfRow } from './draft-of.ts';
import type { OnFileRow } from './product-on-file.queries.ts';

type Said = Parameters<typeof record>[1];

const MAX_SHOWN = 120;
const MONEY = new Set(['price', 'salePrice']);

/** Records an administrator's change in the audit log; changes by the product's own seller are not recorded. */
export async function recordProductAct(
  tx: TxCtx,
  act: Extract<Said['act'], `product.${string}`>,
  { before, after }: { readonly before?: OnFileRow | undefined; readonly after: OnFileRow },
): Promise<void> {
  if (tx.actor?.kind !== 'administrator') return;
  const attributes = await readAttributes(tx.db);
  const was = before ? factsOf(before, attributes) : {};
  const is = factsOf(after, attributes);
  const changed = Object.keys(is).filter(name => was[name] !== is[name]);
  if (before && changed.length === 0 && act === 'product.changed') return;
  const only = (facts: Facts) => Object.fromEntries(changed.map(name => [name, facts[name] ?? null]));
  await recordAct(tx, {
    act,
    on: { kind: 'product', id: after.id, name: shown(after.title) },
    ...(before
      ? { before: only(was), after: only(is) }
      : { after: { seller: after.sellerName, status: after.status } }),
  });
}

type Facts = Record<string, string | null>;

function factsOf(row: OnFileRow, attributes: AttributeSet): Facts {
  return Object.fromEntries(
    Object.entries(draftOfRow(row, { attributes })).map(([name, value]) => [name, factOf(name, value)]),
  );
}

function factOf(name: string, value: unknown): string | null {
  if (value === null) return null;
  if (MONEY.has(name)) return exactRupees(paise(Number(value)));
  return shown(typeof value === 'string' ? value : JSON.stringify(value));
}

function shown(text: string): string {
  const letters = [...text];
  return letters.length > MAX_SHOWN ? `${letters.slice(0, MAX_SHOWN).join('')}…` : text;
}
