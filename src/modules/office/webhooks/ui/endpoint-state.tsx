import { StatusMark } from '#design/data/status-mark.tsx';
import type { WebhookEndpoint } from '#office/webhooks/contract.ts';
import { t } from '#shared/language/t.ts';

/** Whether an endpoint is on, off or failing. */
export function EndpointState({ isOn, failingSince }: Pick<WebhookEndpoint, 'isOn' | 'failingSince'>) {
  if (!isOn) return <StatusMark shape="stroke">{t('office.webhooks.state.off')}</StatusMark>;
  return failingSince ? (
    <StatusMark shape="half">{t('office.webhooks.state.failing')}</StatusMark>
  ) : (
    <StatusMark shape="disc">{t('office.webhooks.state.on')}</StatusMark>
  );
}
