import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** Sales of the whole shop and open tasks of administrators. */
export default function DashboardScreen() {
  return (
    <>
      <title>{t('office.dashboard.windowTitle')}</title>
      <Board
        title={t('office.dashboard.title')}
        unloaded={t('office.dashboard.unloaded')}
        path={adminPaths.dashboard}
        isAdministrator
      />
    </>
  );
}
