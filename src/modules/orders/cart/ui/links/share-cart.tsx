import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { buttonClass } from '#design/buttons/button-class.ts';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type CartLink, createCartLink, endCartLink, listCartLinks } from '#orders/cart/links/links.contract.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import type { InputOf } from '#shared/api/endpoint.ts';
import { ownAddress } from '#shared/language/own-address.ts';
import { t } from '#shared/language/t.ts';
import { dayText } from '#shared/time/dates.ts';
import styles from './share-cart.module.css';

const ALL = {};

export interface ShareCartProps {
  /** What is shared; without, the own cart. */
  items?: InputOf<typeof createCartLink>['items'];
  onClose: () => void;
}

/** Makes a link to products that anybody can open, and ends earlier ones. */
export function ShareCart({ items, onClose }: ShareCartProps) {
  const { answer, problem, isAsking, askAgain, show } = useAnswer(listCartLinks, ALL);
  const [made, setMade] = useState<CartLink>();
  const { act, actingOn } = useAct<string>({});
  const create = async () => {
    const created = await act(() => call(createCartLink, { items }), { on: 'new', told: () => null });
    if (!created) return;
    setMade(created.data);
    askAgain();
  };
  const end = async ({ token }: CartLink) => {
    const left = await act(() => call(endCartLink, { token }), {
      on: token,
      told: () => ({ tone: 'good', title: t('orders.cart.links.ended') }),
    });
    if (!left) return;
    if (made?.token === token) setMade(undefined);
    show(left);
  };
  const others = answer?.data.filter(({ token }) => token !== made?.token) ?? [];
  return (
    <Dialog open onClose={onClose} title={t('orders.cart.links.title')} size="md">
      <p className={styles.text}>{t('orders.cart.links.text')}</p>
      {made ? (
        <div className={styles.made} role="status">
          <b>{t('orders.cart.links.fresh', { day: dayText(made.expiresAt) })}</b>
          <code className={styles.address}>{addressOf(made)}</code>
          <LinkActs link={made} isBusy={actingOn === made.token} onEnd={() => void end(made)} />
        </div>
      ) : (
        <Button tone="primary" busy={actingOn === 'new'} onClick={() => void create()} data-autofocus>
          {t('orders.cart.links.create')}
        </Button>
      )}
      {problem && (
        <ErrorState title={t('orders.cart.links.failed')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      )}
      {others.length > 0 && (
        <section aria-labelledby="own-cart-links" className={styles.own}>
          <h3 id="own-cart-links" className={styles.heading}>
            {t('orders.cart.links.own')}
          </h3>
          <ul>
            {others.map(link => (
              <li key={link.token} className={styles.line}>
                <span>{nameOf(link)}</span>
                <LinkActs link={link} isBusy={actingOn === link.token} onEnd={() => void end(link)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

const addressOf = ({ path }: CartLink) => new URL(ownAddress(path), location.href).href;
const nameOf = ({ products, expiresAt }: CartLink) => t('orders.cart.links.one', { products, day: dayText(expiresAt) });

function LinkActs({ link, isBusy, onEnd }: { link: CartLink; isBusy: boolean; onEnd: () => void }) {
  const { products, expiresAt } = link;
  return (
    <span className={styles.acts}>
      <CopyButton
        size="sm"
        text={addressOf(link)}
        label={t('orders.cart.links.copy')}
        accessibleLabel={`${t('orders.cart.links.copy')}: ${nameOf(link)}`}
      />
      <Link to={link.path} className={buttonClass({ size: 'sm', tone: 'quiet' })}>
        {t('orders.cart.links.open')}
      </Link>
      <Button
        size="sm"
        tone="quiet"
        busy={isBusy}
        aria-label={t('orders.cart.links.endOne', { products, day: dayText(expiresAt) })}
        onClick={onEnd}
      >
        {t('orders.cart.links.end')}
      </Button>
    </span>
  );
}
