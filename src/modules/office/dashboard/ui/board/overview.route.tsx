import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** How a seller's own shop goes, and what waits for it. */
export default function Overview() {
  return (
    <>
      <title>Overview · Admin Panel</title>
      <Board title="Overview" path={adminPaths.overview} isAdministrator={false} />
    </>
  );
}
