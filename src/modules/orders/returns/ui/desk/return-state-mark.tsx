import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import { RETURN_STATE_LABELS, type ReturnState } from '#orders/returns/return/return-states.ts';

const LOOKS: Readonly<Record<ReturnState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  requested: { shape: 'ring' },
  approved: { shape: 'half' },
  received: { shape: 'threeQuarter' },
  settled: { shape: 'disc', tone: 'good' },
  refused: { shape: 'disc', tone: 'bad' },
  withdrawn: { shape: 'stroke', tone: 'muted' },
};

/** The status as a mark; its shape differs too, so that nothing depends on colour. */
export function ReturnStateMark({ state, className }: { state: ReturnState; className?: string | undefined }) {
  return (
    <StatusMark {...LOOKS[state]} className={className}>
      {RETURN_STATE_LABELS[state]}
    </StatusMark>
  );
}
