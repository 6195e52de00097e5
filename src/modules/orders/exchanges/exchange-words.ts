import { t } from '#shared/language/t.ts';
import type { ExchangeCondition } from './exchange.ts';

export function conditionText(condition: ExchangeCondition): string {
  switch (condition) {
    case 'working':
      return t('orders.exchanges.condition.working');
    case 'scratched':
      return t('orders.exchanges.condition.scratched');
    case 'broken':
      return t('orders.exchanges.condition.broken');
    case 'dead':
      return t('orders.exchanges.condition.dead');
  }
}
