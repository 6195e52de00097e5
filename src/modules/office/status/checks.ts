import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { type Check, verdictOf } from './check.ts';
import { checkDatabase } from './check-database.ts';
import { checkJobs, checkMails } from './check-jobs.ts';
import { checkPayments } from './check-payments.ts';
import { checkProcesses } from './check-processes.ts';
import { checkBackupAge, checkDisk, checkStorage } from './check-room.ts';
import { checkSearch } from './check-search.ts';
import type { ShopStatus } from './contract.ts';

const MANY_ERRORS = 20;

/** All checks. Those that others depend on come first. */
export function checksOf(status: ShopStatus): Check[] {
  return [
    checkProcesses(status),
    checkDatabase(status),
    checkJobs(status),
    checkMails(status),
    checkPayments(status),
    checkCache(status),
    checkStorage(status),
    checkSearch(status),
    checkDisk(status),
    checkBackupAge(status),
    checkErrors(status),
  ];
}

/** Always good: a low hit rate is not a fault. */
function checkCache({ processes }: ShopStatus): Check {
  const hits = processes.reduce((sum, each) => sum + each.cacheHits, 0);
  const all = hits + processes.reduce((sum, each) => sum + each.cacheMisses, 0);
  const share = all === 0 ? '–' : `${Math.floor((hits / all) * 100)}%`;
  return {
    key: 'cache',
    title: t('office.status.cache.title'),
    tone: 'good',
    says: all === 0 ? t('office.status.cache.none') : t('office.status.cache.share', { share }),
    facts: [[t('office.status.cache.requests'), countText(all)]],
  };
}

function checkErrors({ errors: { lastHour } }: ShopStatus): Check {
  const words = t('office.status.errors.lastHour', { count: lastHour });
  return {
    key: 'errors',
    title: t('office.status.errors.title'),
    ...verdictOf(
      [
        [lastHour >= MANY_ERRORS, 'bad', words, t('office.status.errors.manyTodo')],
        [lastHour > 0, 'low', words, t('office.status.errors.todo')],
      ],
      t('office.status.errors.good'),
    ),
    facts: [],
  };
}
