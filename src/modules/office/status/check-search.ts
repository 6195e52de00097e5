import { t } from '#shared/language/t.ts';
import { countText } from '#shared/text/count-text.ts';
import { ageText } from './age-and-size.ts';
import { type Check, verdictOf } from './check.ts';
import type { ShopStatus } from './contract.ts';

/** A change is found after less than a second; after a bulk change it may be some more. */
const LATE_S = 60;
const VERY_LATE_S = 15 * 60;

export function checkSearch({ search: { engine, reachMs, waiting, oldestSeconds, isBuilding } }: ShopStatus): Check {
  const late = t('office.status.search.late', { age: ageText(oldestSeconds) });
  const todo = t('office.status.search.lateTodo');
  const isMemory = engine === 'memory';
  return {
    key: 'search',
    title: t('office.status.search.title'),
    ...(isMemory
      ? { tone: 'good', says: t('office.status.search.inMemory') }
      : verdictOf(
          [
            [reachMs === null, 'bad', t('office.status.search.away'), t('office.status.search.awayTodo')],
            [oldestSeconds > VERY_LATE_S, 'bad', late, todo],
            [oldestSeconds > LATE_S, 'low', late, todo],
          ],
          isBuilding ? t('office.status.search.building') : t('office.status.search.good'),
        )),
    facts: isMemory
      ? []
      : [
          [t('office.status.search.waiting'), countText(waiting)],
          [t('office.status.responseTime'), reachMs === null ? '–' : `${Math.max(1, Math.round(reachMs))} ms`],
        ],
  };
}
