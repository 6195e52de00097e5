import { Button } from '#design/buttons/button.tsx';
import type { TicketMove, WholeTicket } from '#office/contact/desk.contract.ts';

type DeskMovesProps = { ticket: WholeTicket; busy: boolean; onMove: (move: TicketMove) => void };

/** What was done by other ways than an answer from here: by phone, or by a mail that went elsewhere. */
export function DeskMoves({ ticket: { acknowledgedAt, closedAt }, busy, onMove }: DeskMovesProps) {
  if (closedAt)
    return (
      <Button busy={busy} onClick={() => onMove('reopen')}>
        Reopen
      </Button>
    );
  return (
    <>
      {!acknowledgedAt && (
        <Button busy={busy} onClick={() => onMove('acknowledge')}>
          Acknowledge
        </Button>
      )}
      <Button busy={busy} onClick={() => onMove('close')}>
        Mark as resolved
      </Button>
    </>
  );
}
