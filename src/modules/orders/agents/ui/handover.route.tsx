import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { VisuallyHidden } from '#design/layout/visually-hidden.tsx';
import { type Handover, takeHandover } from '#orders/agents/handover.contract.ts';
import { useSession } from '#people/accounts/ui/session/use-session.ts';
import { useSignInFirst } from '#people/accounts/ui/session/use-sign-in-first.ts';
import { problemOf } from '#routing/problem-of.ts';
import { call } from '#shared/api/browser-call.ts';
import type { Problem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';
import * as paths from '#shared/paths/paths.ts';
import { PageTitle } from '#shop/shop/ui/page-title.tsx';
import styles from './handover.module.css';
import { ToOrder } from './to-order.tsx';

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
