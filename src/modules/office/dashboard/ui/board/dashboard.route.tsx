import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** How the whole shop goes, and what waits for an administrator. */
export default function DashboardScreen() {
  return (
    <>
      <title>Dashboard · Admin Panel</title>
      <Board title="Dashboard" path={adminPaths.dashboard} isAdministrator />
    </>
  );
}
