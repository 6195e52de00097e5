import { StatusMark, type StatusShape } from '#design/data/status-mark.tsx';
import type { Tone } from '#office/status/check.ts';

const MARKS: Readonly<Record<Tone, { readonly shape: StatusShape; readonly words: string }>> = {
  good: { shape: 'disc', words: 'OK' },
  low: { shape: 'half', words: 'Warning' },
  bad: { shape: 'stroke', words: 'Critical' },
};

/** Green, amber or red, and a different shape and word for each. */
export function ToneMark({ tone }: { tone: Tone }) {
  const { shape, words } = MARKS[tone];
  return (
    <StatusMark shape={shape} tone={tone}>
      {words}
    </StatusMark>
  );
}
