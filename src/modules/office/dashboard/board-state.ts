import { listAddress, readListChoice } from '#shared/paths/list-address.ts';
import { PERIODS, type Period, USUAL_PERIOD } from './period.ts';

/** The period that a dashboard's address asks for. */
export function readPeriod(params: URLSearchParams): Period {
  return readListChoice(params, 'period', PERIODS) ?? USUAL_PERIOD;
}

/** The address of a dashboard over a period; the usual one is left out of it. */
export function boardHref(path: string, period: Period): string {
  return listAddress(path, { period: period === USUAL_PERIOD ? undefined : period });
}
