import { StatusMark, type StatusMarkProps } from '#design/data/status-mark.tsx';
import type { ImportBrief } from '#products/imports/contract.ts';
import { type ImportState, STATE_WORDS } from '#products/imports/import-state.ts';

const LOOKS: Readonly<Record<ImportState, Pick<StatusMarkProps, 'shape' | 'tone'>>> = {
  uploaded: { shape: 'ring', tone: 'muted' },
  checking: { shape: 'half' },
  checked: { shape: 'ring' },
  running: { shape: 'threeQuarter' },
  done: { shape: 'disc', tone: 'good' },
  stopped: { shape: 'stroke', tone: 'muted' },
  failed: { shape: 'disc', tone: 'bad' },
};

export function ImportMark({ of }: { of: Pick<ImportBrief, 'state'> }) {
  return <StatusMark {...LOOKS[of.state]}>{STATE_WORDS[of.state]}</StatusMark>;
}
