import { StatusMark, type StatusShape } from '#design/data/status-mark.tsx';
import { TICKET_STATUS_WORDS, type TicketStatus } from '#office/contact/ticket-status.ts';

const SHAPES: Readonly<Record<TicketStatus, StatusShape>> = {
  received: 'ring',
  acknowledged: 'half',
  answered: 'threeQuarter',
  closed: 'disc',
};

export function TicketStatusMark({ status }: { status: TicketStatus }) {
  return <StatusMark shape={SHAPES[status]}>{TICKET_STATUS_WORDS[status]()}</StatusMark>;
}
