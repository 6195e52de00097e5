import { useState } from 'react';
import { useNavigate } from 'react-router';
import { TextField } from '#design/fields/text-field.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { listOwnOrders } from '#orders/orders/contract.ts';
import { orderNumber, readOrderNumber } from '#orders/orders/order-number.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { GuestEntry } from '#people/accounts/ui/guests/guest-entry.tsx';
import { call } from '#shared/api/browser-call.ts';
import { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';

/**
 * Follows an order by its number and a code to the e-mail address it was placed with. The order is looked for only among
 * those of that address, so a number tells nothing.
 */
export default function TrackPage() {
  const navigate = useNavigate();
  const { show } = useToast();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const number = readOrderNumber(typed);
  const check = () => {
    setFault(number === undefined ? t('orders.orders.track.fault') : undefined);
    return number !== undefined;
  };
  const follow = async ({ id }: SessionUser) => {
    let path: string = paths.account;
    try {
      const { data } = await call(listOwnOrders, { userId: id });
      const found = data.find(order => number !== undefined && order.number === orderNumber(number));
      if (found) path = paths.order(found._id);
      else show({ tone: 'destructive', title: t('people.accounts.guest.noOrder') });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // The code is used, so they are signed in: their orders are on the page of the account.
      show({ tone: 'destructive', title: error.message });
    }
    await navigate(path, { replace: true });
  };
  const title = t('people.accounts.guest.track');
  return (
    <>
      <PageTitle title={title} description={t('people.accounts.guest.trackHow')} />
      <GuestEntry title={title} check={check} onEntered={user => void follow(user)}>
        <TextField
          label={t('people.accounts.guest.number')}
          hint={t('people.accounts.guest.numberHint')}
          name="number"
          value={typed}
          error={fault}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
      </GuestEntry>
    </>
  );
}
