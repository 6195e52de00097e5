import type { TxCtx } from '#platform/context.ts';
import { CategoryTree } from '#products/catalog/categories/category-tree.ts';
import type { Kind } from '#products/catalog/vocabulary.ts';
import type { Act, AuditFacts } from '#shop/audit/acts.ts';
import { recordAct } from '#shop/audit/server/audit.ts';
import { siblingsOf } from './categories.present.ts';
import type { CategoryRow } from './categories.queries.ts';

/** Categories have no row with an id as the audit log wants one; this one follows those of the settings screen. */
const SUBJECT_ID = '00000000-0000-7000-8000-000000000009';

interface Changed {
  readonly id: Kind;
  /** The tree before the act and after it. */
  readonly rows: readonly CategoryRow[];
  readonly now: readonly CategoryRow[];
  /** What else the act has done. */
  readonly more?: AuditFacts;
}

/** Logs what is different by now; nothing if all is as it was. In English, as everything that is stored. */
export async function recordCategoryAct(tx: TxCtx, act: Act, { id, rows, now, more }: Changed): Promise<void> {
  const before = factsOf(id, rows);
  const after = factsOf(id, now);
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    name => (before[name] ?? null) !== (after[name] ?? null),
  );
  if (names.length === 0) return;
  const only = (facts: AuditFacts) => Object.fromEntries(names.map(name => [name, facts[name] ?? null]));
  const name = new CategoryTree(rows).get(id) ? new CategoryTree(rows).nameOf(id) : new CategoryTree(now).nameOf(id);
  const on = { kind: 'category', id: SUBJECT_ID, name } as const;
  await recordAct(tx, { act, on, before: only(before), after: { ...only(after), ...more } });
}

function factsOf(id: Kind, rows: readonly CategoryRow[]): AuditFacts {
  const row = rows.find(each => each.id === id);
  if (!row) return {};
  const { parentId, names, said, hsn, gstRateBp, serialKind, hidden, picture, returns } = row;
  return {
    names: Object.values(names).join(', '),
    within: parentId === null ? null : new CategoryTree(rows).nameOf(parentId),
    position: String(siblingsOf(parentId, rows).indexOf(id) + 1),
    'search words': said || null,
    hsn,
    gstRate: gstRateBp === null ? null : String(gstRateBp / 100),
    serialKind,
    hidden: hidden ? 'yes' : null,
    picture: picture && [picture.src, ...Object.values(picture.alts)].join(', '),
    returns: returns && [returns.way, `${returns.days} days`, ...Object.values(returns.reasons ?? {})].join(', '),
  };
}
