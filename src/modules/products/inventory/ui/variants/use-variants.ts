import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#design/toasts/toast-context.ts';
import { deleteProduct, restoreProduct } from '#products/inventory/product/products.contract.ts';
import type { StockReason } from '#products/inventory/stock/stock-reasons.ts';
import {
  additionOf,
  copyOfDraft,
  draftOf,
  hasFaults,
  isCellChanged,
  isUnsaved,
  renamed,
  reread,
  tableOf,
  type VariantDraft,
  type VariantTable,
  variantChangeOf,
  withRefusals,
} from '#products/inventory/variants/variant-drafts.ts';
import {
  getVariants,
  type RefusedVariant,
  saveVariants,
  type VariantRow,
  type VariantSheet,
  variantsNotSaved,
} from '#products/inventory/variants/variants.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ProductId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';

/** The unsaved state of the table, and saving all of it at once. */
export function useVariants(id: ProductId, start: VariantSheet) {
  const [sheet, setSheet] = useState(start);
  const [table, setTable] = useState<VariantTable>(() => tableOf(start.rows));
  const [made, setMade] = useState(0);
  const toasts = useToast();
  const navigate = useNavigate();
  const { names, drafts } = table;
  /** A product of the table: the one that led here, unless it has been unlinked or deleted. */
  const stored = drafts.filter(({ isNew }) => !isNew);
  const here = (stored.find(({ key }) => key === id) ?? stored[0])?.row._id;
  const unsaved = drafts.filter(draft => isUnsaved(draft, names));
  const changed = unsaved.filter(({ isNew }) => !isNew);
  const added = unsaved.filter(({ isNew }) => isNew);
  const isSaved = unsaved.length === 0;
  useEffect(() => {
    if (isSaved && here !== id)
      void navigate(here ? adminPaths.variants(here) : adminPaths.products, { replace: true });
  }, [isSaved, here, id, navigate]);
  const reloading = useAct();
  const { act, isActing } = useAct({
    refused: problem => {
      if (problem.code !== variantsNotSaved.code) return undefined;
      const { rows } = problem.data as { readonly rows: readonly RefusedVariant[] };
      const sent = [...changed, ...added].map(({ key }) => key);
      setTable(before => withRefusals(before, sent, rows));
      return { title: problem.message, tone: 'destructive' };
    },
  });

  const save = async (stockReason: StockReason) => {
    const faulty = unsaved.filter(hasFaults).length;
    if (faulty > 0) {
      toasts.show({ title: t('products.inventory.save.faulty', { count: faulty }), tone: 'destructive' });
      return false;
    }
    const answer = await act(() =>
      call(saveVariants, {
        id: here ?? id,
        changed: changed.flatMap(draft => variantChangeOf(draft, names) ?? []),
        added: added.map(draft => additionOf(draft, names)),
        stockReason,
      }),
    );
    if (!answer) return false;
    const { rows } = answer.data;
    setSheet(answer.data);
    setTable(tableOf(rows));
    return true;
  };
  const reload = async () => {
    const answer = await reloading.act(() => call(getVariants, { id: here ?? id }), { told: () => null });
    if (!answer) return;
    setSheet(answer.data);
    setTable(before => reread(before, answer.data.rows));
  };
  const removing = useAct();
  const restore = async ({ _id, title }: VariantRow) => {
    const done = { title: t('products.inventory.done.restored', { title }), tone: 'good' } as const;
    if (!(await removing.act(() => call(restoreProduct, { id: _id }), { told: () => done }))) return;
    if (_id === id) void navigate(adminPaths.variants(id));
    else await reload();
  };
  const change = (key: string, next: (draft: VariantDraft) => VariantDraft) =>
    setTable(before => ({
      ...before,
      drafts: before.drafts.map(draft => (draft.key === key ? next(draft) : draft)),
    }));

  return {
    table,
    sheet,
    unsaved: unsaved.length,
    movesStock: drafts.some(draft => !draft.isNew && isCellChanged(draft, 'stock')),
    busy: isActing,
    save,
    change,
    /** @returns the key of the new row */
    copy: (draft: VariantDraft): string => {
      const key = `new ${made}`;
      setMade(made + 1);
      setTable(before => ({ ...before, drafts: [...before.drafts, copyOfDraft(draft, key)] }));
      return key;
    },
    drop: (key: string) =>
      setTable(before => ({ ...before, drafts: before.drafts.filter(draft => draft.key !== key) })),
    addColumn: (name: string) => setTable(before => ({ ...before, names: [...before.names, name] })),
    renameColumn: (at: number, name: string) => setTable(before => renamed(before, at, name)),
    /** Takes the present values of one row, which somebody else has changed. */
    load: async ({ key, row }: VariantDraft) => {
      change(key, () => draftOf(row));
      await reload();
    },
    /** Deletes without a question; the toast offers an undo. */
    remove: async ({ row }: VariantDraft) => {
      const done = {
        title: t('products.inventory.done.deleted', { title: row.title }),
        action: { label: t('products.inventory.done.undo'), onAct: () => void restore(row) },
      };
      if (!(await removing.act(() => call(deleteProduct, { id: row._id }), { told: () => done }))) return;
      setTable(before => ({ ...before, drafts: before.drafts.filter(draft => draft.key !== row._id) }));
    },
    discard: () => setTable(tableOf(sheet.rows)),
  };
}

export type Variants = ReturnType<typeof useVariants>;
