import { StatusMark, type StatusShape } from '#design/data/status-mark.tsx';
import type { TicketStatus } from '#office/contact/ticket-status.ts';

const MARKS: Readonly<Record<TicketStatus, { shape: StatusShape; label: string }>> = {
  received: { shape: 'ring', label: 'Received' },
  acknowledged: { shape: 'half', label: 'Acknowledged' },
  answered: { shape: 'threeQuarter', label: 'Answered' },
  closed: { shape: 'disc', label: 'Resolved' },
};

export function TicketStatusMark({ status }: { status: TicketStatus }) {
  const { shape, label } = MARKS[status];
  return <StatusMark shape={shape}>{label}</StatusMark>;
}
