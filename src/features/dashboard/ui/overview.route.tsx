import { Board } from './board.tsx';

/** How a seller's own shop goes, and what waits for it. */
export default function Overview() {
  return (
    <>
      <title>Overview · Admin Panel</title>
      <Board title="Overview" path="/admin/overview" isAdministrator={false} />
    </>
  );
}
