import { StatusMark, type StatusShape } from '#design/data/status-mark.tsx';
import type { CheckTone } from '#office/status/check.ts';
import { t } from '#shared/language/t.ts';

const MARKS: Readonly<Record<CheckTone, { readonly shape: StatusShape; readonly words: string }>> = {
  good: { shape: 'disc', words: t('office.status.tone.good') },
  low: { shape: 'half', words: t('office.status.tone.low') },
  bad: { shape: 'stroke', words: t('office.status.tone.bad') },
};

/** Green, amber or red, and a different shape and word for each. */
export function ToneMark({ tone }: { tone: CheckTone }) {
  const { shape, words } = MARKS[tone];
  return (
    <StatusMark shape={shape} tone={tone}>
      {words}
    </StatusMark>
  );
}
