import { StatusMark, type StatusShape } from '#design/status-mark.tsx';
import type { Tone } from '#features/status/check.ts';

const MARKS: Readonly<Record<Tone, { readonly shape: StatusShape; readonly words: string }>> = {
  good: { shape: 'disc', words: 'In order' },
  low: { shape: 'half', words: 'Look at it' },
  bad: { shape: 'stroke', words: 'Act now' },
};

/** Green, amber or red; the shape and the word say it too. */
export function ToneMark({ tone }: { tone: Tone }) {
  const { shape, words } = MARKS[tone];
  return (
    <StatusMark shape={shape} tone={tone}>
      {words}
    </StatusMark>
  );
}
