import type { TimelineStep } from '#design/data/timeline.tsx';
import type { Return } from '#orders/returns/return/return.schema.ts';
import { returnSteps } from '#orders/returns/return/return-steps.ts';
import { dayAndHourText } from '#shared/time/dates.ts';

/** A return's way as a timeline; `by` names who made a step, where that is said. */
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
          {who && `, by ${who}`}
        </>
      ),
      children: note && <p>{note}</p>,
    };
  });
}
