import { Button } from '#design/buttons/button.tsx';
import { assistantsAddress } from '#office/assistants/assistants-state.ts';
import { confirmChange, listChanges, refuseChange, type SuggestedChange } from '#office/assistants/contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import styles from './assistants.module.css';
import { CHANGE_COLUMNS } from './change-columns.tsx';

const CHANGES = listOf({
  title: t('office.assistants.title'),
  address: assistantsAddress,
  endpoint: listChanges,
  ask: state => state,
  aside: ({ counts }) => t('office.assistants.aside', { count: counts.waiting }),
  tabs: {
    label: t('office.assistants.tab.label'),
    by: 'show',
    names: { waiting: t('office.assistants.tab.waiting'), decided: t('office.assistants.tab.decided') },
    counts: ({ counts }) => counts,
  },
  caption: t('office.assistants.caption'),
  rowKey: ({ _id }) => _id,
  columns: CHANGE_COLUMNS,
  loadingRows: 4,
  noun: t('office.assistants.noun'),
  empty: ({ show }) => (show === 'decided' ? t('office.assistants.emptyDecided') : t('office.assistants.emptyWaiting')),
});

export const clientLoader = listLoader(CHANGES);
export const shouldRevalidate = onlyOnEntering;

/** Changes that programs suggest, to be confirmed or refused, and what became of earlier ones. */
export default function Assistants() {
  const list = useList(CHANGES);
  const { act, actingOn } = useAct<SuggestedChange['_id']>({ onDone: list.reload, onStale: list.reload });
  const confirm = (changeId: SuggestedChange['_id']) => act(() => call(confirmChange, { changeId }), { on: changeId });
  const refuse = (changeId: SuggestedChange['_id']) => act(() => call(refuseChange, { changeId }), { on: changeId });
  return (
    <ListScreen
      list={list}
      rowActs={{
        head: t('office.assistants.head.acts'),
        cell: ({ _id, subject, state }) =>
          state === 'waiting' && (
            <span className={styles.acts}>
              <Button
                size="sm"
                aria-label={t('office.assistants.refuseOf', { subject })}
                onClick={() => void refuse(_id)}
              >
                {t('office.assistants.refuse')}
              </Button>
              <Button
                size="sm"
                tone="primary"
                busy={actingOn === _id}
                aria-label={t('office.assistants.confirmOf', { subject })}
                onClick={() => void confirm(_id)}
              >
                {t('office.assistants.confirm')}
              </Button>
            </span>
          ),
      }}
    >
      {(list.asked.answer || list.asked.problem) && <p className={styles.note}>{t('office.assistants.note')}</p>}
    </ListScreen>
  );
}
