import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { ReasonDialog } from '#design/overlays/reason-dialog.tsx';
import { approvalsAddress } from '#products/approvals/approval-list-state.ts';
import {
  type Approval,
  approveProducts,
  listApprovals,
  MAX_APPROVALS,
  MAX_SEND_BACK_REASON_LENGTH,
  sendProductsBack,
} from '#products/approvals/contract.ts';
import { sendBackReasons } from '#products/approvals/send-back-reasons.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { ApprovalId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { APPROVAL_COLUMNS } from './approval-columns.tsx';
import styles from './approvals.module.css';

const REASONS = sendBackReasons();

const APPROVALS = listOf({
  title: t('products.approvals.title'),
  address: approvalsAddress,
  endpoint: listApprovals,
  ask: state => state,
  aside: ({ counts }) => t('products.approvals.waiting', { count: counts.waiting }),
  tabs: {
    label: t('products.approvals.tab.label'),
    by: 'state',
    names: { waiting: t('products.approvals.tab.waiting'), 'sent-back': t('products.approvals.tab.sentBack') },
    counts: ({ counts }) => counts,
  },
  search: { label: t('products.approvals.find.label'), placeholder: t('products.approvals.find.hint') },
  caption: t('products.approvals.title'),
  rowKey: ({ _id }) => _id,
  columns: APPROVAL_COLUMNS,
  selection: {
    label: approval => t('products.approvals.select', { name: nameOf(approval) }),
    within: ({ state, find }) => ({ state, find }),
    most: MAX_APPROVALS,
  },
  noun: t('products.approvals.noun'),
  empty: ({ find, state }) =>
    find || state === 'sent-back' ? t('products.approvals.none.found') : t('products.approvals.none.waiting'),
  all: { words: t('products.approvals.showAll') },
});

export const clientLoader = listLoader(APPROVALS);
export const shouldRevalidate = onlyOnEntering;

/** Products and edits of sellers that wait: approved, or sent back with a reason, one by one or many at once. */
export default function Approvals() {
  const list = useList(APPROVALS);
  const [returning, setReturning] = useState<readonly Approval[]>([]);
  const { act, actingOn } = useAct<ApprovalId | 'many'>({
    onDone: () => {
      list.selection.clear();
      list.reload();
    },
    onStale: list.reload,
  });
  const approve = (approvals: readonly Approval[], on: ApprovalId | 'many') =>
    act(() => call(approveProducts, { approvals: approvals.map(chosen) }), { on });
  const sendBack = async (reason: string) => {
    const asked = { approvals: returning.map(chosen), reason };
    if (await act(() => call(sendProductsBack, asked), { on: 'many' })) setReturning([]);
  };
  const { rows } = list.selection;
  return (
    <ListScreen
      list={list}
      rowActs={{
        head: t('products.approvals.acts'),
        cell: approval => (
          <span className={styles.acts}>
            <Button
              size="sm"
              aria-haspopup="dialog"
              aria-label={t('products.approvals.sendBackOf', { name: nameOf(approval) })}
              onClick={() => setReturning([approval])}
            >
              {t('products.approvals.sendBack')}
            </Button>
            <Button
              size="sm"
              tone="primary"
              busy={actingOn === approval._id}
              aria-label={t('products.approvals.approveOf', { name: nameOf(approval) })}
              onClick={() => void approve([approval], approval._id)}
            >
              {t('products.approvals.approve')}
            </Button>
          </span>
        ),
      }}
      bulk={
        <>
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setReturning(rows)}>
            {t('products.approvals.sendBack')}
          </Button>
          <Button tone="quiet" busy={actingOn === 'many'} onClick={() => void approve(rows, 'many')}>
            {t('products.approvals.approve')}
          </Button>
        </>
      }
    >
      <ReasonDialog
        open={returning.length > 0}
        title={t('products.approvals.sendBackTitle', { count: productsIn(returning) })}
        verb={t('products.approvals.sendBack')}
        reasons={REASONS}
        label={t('products.approvals.message')}
        way={t('products.approvals.byMail')}
        longest={MAX_SEND_BACK_REASON_LENGTH}
        busy={actingOn !== undefined}
        onReason={reason => void sendBack(reason)}
        onClose={() => setReturning([])}
      >
        {t('products.approvals.sendBackText')}
      </ReasonDialog>
    </ListScreen>
  );
}

function chosen({ _id, version }: Approval) {
  return { _id, version };
}

function productsIn(approvals: readonly Approval[]): number {
  return approvals.reduce((sum, { products }) => sum + products, 0);
}

function nameOf({ fileName, first }: Approval): string {
  return fileName ?? first[0]?.title ?? '';
}
