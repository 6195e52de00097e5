import type { TimelineStep } from '#design/data/timeline.tsx';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { isOpenReturn, OPEN_STATES, type ReturnState } from '#orders/returns/return/return-states.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

/** The steps of a return's timeline. `by` names who made a step. */
export function timelineOf(found: Return, by?: (step: string) => string | undefined): TimelineStep[] {
  return returnSteps(found).map(({ key, title, at, note, state }) => {
    const who = at && by?.(key);
    return {
      key,
      title,
      state,
      when: at && (
        <>
          <time dateTime={at.toISOString()}>{dayAndHourText(at)}</time>
          {who && t('orders.returns.timeline.by', { name: who })}
        </>
      ),
      children: note && <p>{note}</p>,
    };
  });
}

/** One step of a return's timeline. */
interface ReturnStep {
  readonly key: string;
  readonly title: string;
  readonly at: Date | undefined;
  readonly note: string | undefined;
  readonly state: 'done' | 'now' | 'ahead' | 'failed';
}

const TITLES: Readonly<Record<ReturnState, string>> = {
  requested: t('orders.returns.timeline.requested'),
  approved: t('orders.returns.timeline.approved'),
  received: t('orders.returns.timeline.received'),
  settled: t('orders.returns.timeline.settled'),
  refused: t('orders.returns.timeline.refused'),
  withdrawn: t('orders.returns.timeline.withdrawn'),
};

const SELLER_OWES = t('orders.returns.timeline.sellerOwes');

const WAY: readonly ReturnState[] = [...OPEN_STATES, 'settled'];

/** The timeline of a return, oldest step first, up to the refund. */
function returnSteps({ state, events, refund }: Pick<Return, 'state' | 'events' | 'refund'>): readonly ReturnStep[] {
  const isOver = !isOpenReturn(state) && (state !== 'settled' || refund?.state === 'settled');
  const happened = events
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((event, index): ReturnStep => {
      const isLast = index === events.length - 1;
      return {
        key: event.state,
        title: event.state === 'settled' && refund?.waitsForCash ? SELLER_OWES : TITLES[event.state],
        at: event.at,
        note: event.note ?? undefined,
        state: event.state === 'refused' || event.state === 'withdrawn' ? 'failed' : isLast && !isOver ? 'now' : 'done',
      };
    });
  const ahead = isOpenReturn(state) ? WAY.slice(WAY.indexOf(state) + 1) : [];
  return [...happened, ...ahead.map(coming), ...money(state, refund)];
}

function coming(state: ReturnState): ReturnStep {
  return { key: state, title: TITLES[state], at: undefined, note: undefined, state: 'ahead' };
}

function money(state: ReturnState, refund: Return['refund']): ReturnStep[] {
  if (state !== 'settled' || !refund) return [];
  const at = refund.settledAt ?? undefined;
  return [
    {
      key: 'money',
      title: t('orders.returns.timeline.refunded'),
      at,
      note: undefined,
      state: at ? 'done' : 'ahead',
    },
  ];
}
