import type { TreeRow } from '#products/categories/tree-rows.ts';

/** What a key does in the tree. */
export interface TreeStep {
  /** The category that gets the focus. */
  readonly focus?: string | undefined;
  readonly unfold?: { readonly id: string; readonly isOpen: boolean };
  /** The category that is opened in the panel. */
  readonly open?: string;
}

type Step = (rows: readonly TreeRow[], index: number) => TreeStep;

const focusAt = (rows: readonly TreeRow[], at: number): TreeStep => ({ focus: rows[at]?.category._id });
const openIt: Step = (rows, index) => ({ open: rows[index]?.category._id ?? '' });

/** The keys of a tree, as the ARIA Authoring Practices have them. */
const STEPS: Readonly<Record<string, Step>> = {
  ArrowDown: (rows, index) => focusAt(rows, index + 1),
  ArrowUp: (rows, index) => focusAt(rows, index - 1),
  Home: rows => focusAt(rows, 0),
  End: rows => focusAt(rows, rows.length - 1),
  ArrowRight: (rows, index) => {
    const row = rows[index];
    if (!row || row.isOpen === undefined) return {};
    return row.isOpen ? focusAt(rows, index + 1) : { unfold: { id: row.category._id, isOpen: true } };
  },
  ArrowLeft: (rows, index) => {
    const row = rows[index];
    if (row?.isOpen) return { unfold: { id: row.category._id, isOpen: false } };
    return row && row.level > 1 ? { focus: row.category.parent ?? undefined } : {};
  },
  Enter: openIt,
  ' ': openIt,
};

/** @returns undefined for keys that are none of a tree's */
export function treeStep(key: string, rows: readonly TreeRow[], index: number): TreeStep | undefined {
  return Object.hasOwn(STEPS, key) ? STEPS[key]?.(rows, index) : undefined;
}
