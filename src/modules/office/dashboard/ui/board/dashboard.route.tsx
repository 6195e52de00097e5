import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** Sales of the whole shop and open tasks of administrators. */
export default function DashboardScreen() {
  return (
    <>
      <title>Dashboard · Admin Panel</title>
      <Board title="Dashboard" path={adminPaths.dashboard} isAdministrator />
    </>
  );
}
