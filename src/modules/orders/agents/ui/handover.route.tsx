import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { RadioTile } from '#design/choices/radio-tile.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { FieldGroup } from '#design/fields/field-group.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { Price } from '#design/prices/price.tsx';
import { useToast } from '#design/toasts/toast-context.ts';
import { changeHandover, completeHandover, type Handover, takeHandover } from '#orders/agents/handover.contract.ts';
import { LinePicture } from '#orders/cart/ui/sheet/line-picture.tsx';
import type { Checkout } from '#orders/checkouts/contract.ts';
import type { PaymentMethod } from '#orders/orders/order.schema.ts';
import { leaveToPay, NO_WAY_TO_PAY } from '#orders/orders/ui/paying/use-pay-order.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { addressLine } from '#people/addresses/address-line.ts';
import { showMobile } from '#people/addresses/mobile.ts';
import { useAddresses } from '#people/addresses/ui/use-addresses.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { problemOf } from '#routing/problem-of.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Problem } from '#shared/api/problem.ts';
import type { AddressId } from '#shared/id.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './handover.module.css';

/**
 * Where a buyer finishes what an agent has prepared: who delivers what where, what it costs, and how it is paid. Rendered in
 * the browser only, because everything in it is personal.
 */
export default function HandoverPage() {
  const { session = '' } = useParams();
  const { user } = useSession();
  useSignInFirst(paths.handover(session));
  return (
    <>
      <PageTitle title={t('orders.agents.handover.title')} description={t('orders.agents.handover.description')} />
      <noscript>{t('orders.agents.handover.noScript')}</noscript>
      {user?.role === 'user' ? <Taken session={session} /> : user ? <ForShoppers /> : <Loading />}
    </>
  );
}

/** What sellers and administrators see, who order nothing. */
function ForShoppers() {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('orders.agents.handover.title')}</h1>
      <p>{t('orders.agents.handover.staff')}</p>
    </section>
  );
}

function Loading() {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>{t('orders.agents.handover.loading')}</VisuallyHidden>
      <Skeleton length="medium" />
      <Skeleton shape="block" className={styles.waiting} />
    </div>
  );
}

function Taken({ session }: { session: string }) {
  const [handover, setHandover] = useState<Handover>();
  const [problem, setProblem] = useState<Problem>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each turn
  useEffect(() => {
    let isLeft = false;
    call(takeHandover, { session }).then(
      ({ data }) => {
        if (isLeft) return;
        setProblem(undefined);
        setHandover(data);
      },
      (error: unknown) => !isLeft && setProblem(problemOf(error)),
    );
    return () => {
      isLeft = true;
    };
  }, [session, turn]);
  const again = () => setTurn(turn + 1);
  if (problem && !handover) {
    const canTry = problem.kind !== 'missing' && problem.kind !== 'conflict';
    return (
      <section className={styles.page}>
        <h1 className={styles.title}>{t('orders.agents.handover.title')}</h1>
        <ErrorState
          title={t('orders.agents.handover.failed')}
          onRetry={canTry ? again : undefined}
          action={<ToTheShop />}
        >
          {problem.message}
        </ErrorState>
      </section>
    );
  }
  if (!handover) return <Loading />;
  if (handover.checkout.orderId) return <Ordered orderId={handover.checkout.orderId} />;
  return <ToOrder session={session} handover={handover} onShow={setHandover} onStale={again} />;
}

function ToTheShop() {
  return (
    <Link to={paths.home} className={buttonClass({})}>
      {t('orders.agents.handover.home')}
    </Link>
  );
}

function Ordered({ orderId }: { orderId: string }) {
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('orders.agents.handover.done.title')}</h1>
      <p>{t('orders.agents.handover.done.text')}</p>
      <div>
        <Link to={paths.order(orderId)} className={buttonClass({ tone: 'primary' })}>
          {t('orders.agents.handover.see')}
        </Link>
      </div>
    </section>
  );
}

interface ToOrderProps {
  readonly session: string;
  readonly handover: Handover;
  readonly onShow: (handover: Handover) => void;
  readonly onStale: () => void;
}

function ToOrder({ session, handover: { platform, checkout }, onShow, onStale }: ToOrderProps) {
  const navigate = useNavigate();
  const toasts = useToast();
  const choosing = useAct({ onStale });
  const placing = useAct({ onStale });
  const choose = async (choice: { method: PaymentMethod } | { addressId: AddressId }) => {
    const answer = await choosing.act(() => call(changeHandover, { session, ...choice }), { told: () => null });
    if (answer) onShow(answer.data);
  };
  const place = async () => {
    const { terms } = checkout;
    const placed = await placing.act(() => call(completeHandover, { session, terms }), { told: () => null });
    if (!placed) return;
    if (placed.approvalURL !== null && leaveToPay(placed.orderId, placed.approvalURL)) return;
    if (placed.message) toasts.show({ tone: 'destructive', title: placed.message });
    else if (placed.approvalURL !== null) toasts.show({ tone: 'destructive', title: NO_WAY_TO_PAY });
    void navigate(paths.order(placed.orderId), { replace: true });
  };
  const { methods, method, charges, problems, ready, address } = checkout;
  // One that the agent filled in is of no account, and stays.
  const { list = [] } = useAddresses();
  const saved = address?.addressId ? list : [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('orders.agents.handover.title')}</h1>
        <p className={styles.about}>{t('orders.agents.handover.about', { platform })}</p>
        <p className={styles.about}>{t('orders.agents.handover.told', { platform })}</p>
      </header>
      {problems.map(({ code, path, message, remedy }) => (
        <p key={`${code} ${path}`} className={styles.problem} role="status">
          <CircleX aria-hidden="true" />
          <span>
            <b>{message}</b> {remedy}
          </span>
        </p>
      ))}
      {checkout.parts.length > 0 && (
        <section aria-labelledby="handover-items">
          <h2 id="handover-items" className={styles.heading}>
            {t('orders.agents.handover.items')}
          </h2>
          <Items checkout={checkout} />
        </section>
      )}
      <section aria-labelledby="handover-address">
        <h2 id="handover-address" className={styles.heading}>
          {t('orders.agents.handover.address')}
        </h2>
        {address && saved.length > 1 ? (
          <FieldGroup legend={t('orders.agents.handover.saved')} legendHidden className={styles.ways}>
            {saved.map(each => (
              <RadioTile
                key={each._id}
                name="address"
                value={each._id}
                label={each.name ?? each.city}
                checked={each._id === address.addressId}
                disabled={choosing.isActing}
                onChange={() => void choose({ addressId: each._id })}
              >
                {addressLine(each)}
              </RadioTile>
            ))}
          </FieldGroup>
        ) : address ? (
          <address className={styles.address}>
            {address.name && <b>{address.name}</b>}
            <span>{addressLine(address)}</span>
            <span>{showMobile(address.phone)}</span>
          </address>
        ) : (
          <p>
            {t('orders.agents.handover.noAddress')}{' '}
            <Link to={paths.account} className={styles.home}>
              {t('orders.agents.handover.addAddress')}
            </Link>
          </p>
        )}
      </section>
      <FieldGroup legend={t('orders.agents.handover.payment')} className={styles.ways}>
        {methods.map(({ method: name, label, note, isPossible, reason }) => (
          <RadioTile
            key={name}
            name="payment"
            value={name}
            label={label}
            checked={name === method}
            disabled={!isPossible || choosing.isActing}
            onChange={() => void choose({ method: name })}
          >
            {reason ?? note}
          </RadioTile>
        ))}
      </FieldGroup>
      <Charges charges={charges} />
      <div className={styles.act}>
        <Button
          tone="primary"
          busy={placing.isActing}
          disabled={!ready || choosing.isActing}
          onClick={() => void place()}
        >
          {method === 'COD'
            ? t('orders.agents.handover.place')
            : rich('orders.agents.handover.pay', { amount: <Price paise={charges.total} format="total" /> })}
        </Button>
      </div>
    </div>
  );
}

function Items({ checkout: { parts } }: { checkout: Checkout }) {
  return parts.map(part => (
    <div key={part.sellerId} className={styles.part}>
      <p className={styles.seller}>
        {t('orders.agents.handover.from', { seller: part.sellerName })}
        {part.promise && <span className={styles.quiet}>{part.promise.text}</span>}
      </p>
      <ul>
        {part.lines.map(line => (
          <li key={line.productId} className={styles.line}>
            <LinePicture src={line.image} className={styles.picture} />
            <span className={styles.name}>
              {line.quantity} ×{' '}
              <Link to={paths.product(line.slug)} className={styles.home}>
                {line.title}
              </Link>
            </span>
            <Price paise={line.total} format="total" />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Charges({ charges: { delivery, discount, total } }: Pick<Checkout, 'charges'>) {
  return (
    <div className={styles.charges}>
      <p className={styles.sum}>
        <span>{t('orders.cart.summary.delivery')}</span>
        <Price paise={delivery} format="total" />
      </p>
      {discount > 0 && (
        <p className={styles.sum}>
          {rich('orders.offers.line', { amount: <Price paise={-discount as typeof discount} format="total" /> })}
        </p>
      )}
      <p className={styles.total}>
        <span>{t('orders.cart.summary.total')}</span>
        <Price paise={total} format="total" />
      </p>
    </div>
  );
}
