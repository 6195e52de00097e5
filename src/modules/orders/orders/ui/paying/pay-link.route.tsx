import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { Price } from '#design/prices/price.tsx';
import { ListedLine } from '#orders/cart/ui/sheet/listed-line.tsx';
import { type PaymentReturn, readPaymentReturn } from '#orders/orders/paying/payment-urls.ts';
import { readPayLink } from '#orders/settlement/pay-links.contract.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { useInBrowser } from '#routing/use-in-browser.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { exactRupees } from '#shared/money/money.ts';
import * as paths from '#shared/paths/paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './pay-link.module.css';
import { PaymentReturned } from './payment-returned.tsx';
import { PaymentAsked, PaymentHelp, PaymentStatePanel } from './payment-state.tsx';
import { usePayOrder } from './use-pay-order.ts';
import { useTimeLeft } from './use-time-left.ts';

type Linked = AnswerOf<typeof readPayLink>['data'];

/**
 * Where an order that the shop took is paid, without signing in. The payment page leads back here, with parameters that are
 * read once and removed from the address (security case G6).
 */
export default function PayLinkPage() {
  const { token = '' } = useParams();
  const isInBrowser = useInBrowser();
  const navigate = useNavigate();
  const [returned, setReturned] = useState<PaymentReturn>();
  useEffect(() => {
    if (!location.search) return;
    const read = readPaymentReturn(new URLSearchParams(location.search));
    if (read.orderId) setReturned(read);
    void navigate(paths.payLink(token), { replace: true });
  }, [navigate, token]);
  const asked = useAnswer(readPayLink, isInBrowser ? { token } : null);
  const order = asked.answer?.data;
  const about = order && { number: order.number, amount: order.totalAmount };
  return (
    <>
      <PageTitle title={t('orders.orders.pay.link.title')} description={t('orders.orders.pay.link.description')} />
      {returned && order?.state === 'waiting' ? (
        <PaymentReturned
          returned={{ ...returned, orderId: undefined }}
          link={token}
          about={about}
          onPaid={asked.askAgain}
        />
      ) : asked.problem ? (
        <PaymentStatePanel
          icon={<CircleX aria-hidden="true" />}
          title={t('orders.orders.pay.link.unknown')}
          ways={
            asked.problem.kind !== 'missing' && (
              <Button tone="primary" busy={asked.isAsking} onClick={asked.askAgain}>
                {t('orders.orders.pay.check')}
              </Button>
            )
          }
          more={<PaymentHelp number={undefined} />}
        >
          {asked.problem.message}
        </PaymentStatePanel>
      ) : order ? (
        <Standing order={order} token={token} onChanged={asked.askAgain} />
      ) : (
        <PaymentAsked />
      )}
    </>
  );
}

function Standing({ order, token, onChanged }: { order: Linked; token: string; onChanged: () => void }) {
  const { number, state, payUntil, totalAmount, changes } = order;
  if (state === 'waiting' && payUntil)
    return <ToPay order={order} until={payUntil} token={token} onChanged={onChanged} />;
  const amount = exactRupees(totalAmount);
  return (
    <PaymentStatePanel
      icon={
        state === 'paid' ? <CircleCheck aria-hidden="true" className={styles.good} /> : <CircleX aria-hidden="true" />
      }
      title={titleOf(state === 'paid', changes !== null)}
      ways={
        <Link to={state === 'paid' ? paths.home : paths.contact} className={buttonClass({ tone: 'primary' })}>
          {state === 'paid' ? t('orders.orders.continue') : t('orders.orders.pay.contact')}
        </Link>
      }
      more={<PaymentHelp number={number} />}
    >
      {state === 'paid'
        ? t('orders.orders.pay.link.paidText', { number, amount })
        : changes
          ? t('orders.orders.pay.link.editOverText', { number })
          : t('orders.orders.pay.link.overText', { number })}
    </PaymentStatePanel>
  );
}

function titleOf(isPaid: boolean, isEdit: boolean): string {
  if (isEdit) return isPaid ? t('orders.orders.pay.link.editPaid') : t('orders.orders.pay.link.editOver');
  return isPaid ? t('orders.orders.pay.link.paid') : t('orders.orders.pay.link.over');
}

function ToPay(props: { order: Linked; until: Date; token: string; onChanged: () => void }) {
  const { order, until, token, onChanged } = props;
  const { number, totalAmount, deliveryAmount, method, items, changes } = order;
  useTimeLeft(until, onChanged);
  const { isLeaving, pay } = usePayOrder(onChanged);
  return (
    <PaymentStatePanel
      icon={<Clock aria-hidden="true" />}
      title={changes ? t('orders.orders.pay.link.editTitle') : t('orders.orders.pay.link.title')}
      ways={
        <Button tone="primary" busy={isLeaving} onClick={() => void pay({ link: token })}>
          {rich('orders.orders.pay.link.pay', { amount: <Price paise={totalAmount} format="total" /> })}
        </Button>
      }
      more={
        <>
          <section className={styles.order} aria-label={t('orders.orders.pay.link.items')}>
            <ul>
              {changes?.map(change => (
                <li key={change}>{change}</li>
              ))}
              {items.map(({ title, image, quantity, total }) => (
                <ListedLine key={title} image={image} quantity={quantity} title={title} total={total} />
              ))}
            </ul>
            {!changes && (
              <p className={styles.sum}>
                <span>{t('orders.cart.summary.delivery')}</span>
                <Price paise={deliveryAmount} format="total" />
              </p>
            )}
            <p className={styles.total}>
              <span>{changes ? t('orders.orders.pay.link.editTotal') : t('orders.cart.summary.total')}</span>
              <Price paise={totalAmount} format="total" />
            </p>
            <p className={styles.method}>{t('orders.orders.pay.link.with', { method })}</p>
          </section>
          <PaymentHelp number={number} />
        </>
      }
    >
      {changes
        ? t('orders.orders.pay.link.editText', { number, time: dayAndHourText(until) })
        : t('orders.orders.pay.link.text', { number, time: dayAndHourText(until) })}
    </PaymentStatePanel>
  );
}
