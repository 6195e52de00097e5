import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** A seller's own sales and open tasks. */
export default function Overview() {
  return (
    <>
      <title>Overview · Admin Panel</title>
      <Board title="Overview" path={adminPaths.overview} isAdministrator={false} />
    </>
  );
}
