import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { sendPayLink } from '#orders/checkouts/by-hand.contract.ts';
import type { OrderDetail } from '#orders/orders/order.schema.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';

/** For an order that waits for its payment: mails a link to pay, and lets it be copied once. */
export function PayLinkSender({ order, onChanged }: { order: OrderDetail; onChanged: () => void }) {
  const [link, setLink] = useState<string>();
  const { act, isActing } = useAct({ onStale: onChanged });
  if (!order.payUntil) return null;
  const send = async () => {
    const sent = await act(() => call(sendPayLink, { orderId: order._id }));
    if (sent?.payLink) setLink(new URL(sent.payLink, location.origin).href);
  };
  return link ? (
    <CopyButton size="sm" text={link} label={t('orders.checkouts.hand.copy')} />
  ) : (
    <Button size="sm" busy={isActing} onClick={() => void send()}>
      {t('orders.orders.desk.payLink')}
    </Button>
  );
}
