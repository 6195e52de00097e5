import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { Board } from './board.tsx';

/** A seller's own sales and open tasks. */
export default function Overview() {
  return (
    <>
      <title>{t('office.dashboard.overview.windowTitle')}</title>
      <Board
        title={t('office.dashboard.overview.title')}
        unloaded={t('office.dashboard.overview.unloaded')}
        path={adminPaths.overview}
        isAdministrator={false}
      />
    </>
  );
}
