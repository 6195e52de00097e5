import { StatusMark } from '#design/data/status-mark.tsx';

/** Whether somebody can sign in: its mark and its word. */
export function PersonStanding({ isBlocked }: { isBlocked: boolean }) {
  return isBlocked ? (
    <StatusMark shape="stroke" tone="bad">
      Blocked
    </StatusMark>
  ) : (
    <StatusMark shape="disc" tone="good">
      Active
    </StatusMark>
  );
}
