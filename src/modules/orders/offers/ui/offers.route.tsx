import { useState } from 'react';
import { useOutletContext } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { changeOffer, listOffers, type OfferRow } from '#orders/offers/desk.contract.ts';
import { offersAddress } from '#orders/offers/offers-state.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { OfferId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import { OFFER_COLUMNS, STATE_NAMES } from './offer-columns.tsx';
import { LimitsForm, OfferForm } from './offer-form.tsx';
import styles from './offers.module.css';

const OFFERS = listOf({
  title: t('orders.offers.desk.title'),
  address: offersAddress,
  endpoint: listOffers,
  ask: state => state,
  aside: ({ counts: { all: count = 0 } }) => t('orders.offers.desk.inAll', { count }),
  tabs: {
    label: t('orders.offers.desk.state'),
    by: 'state',
    names: { all: t('orders.offers.desk.all'), ...STATE_NAMES },
    counts: ({ counts }) => counts,
  },
  search: { label: t('orders.offers.desk.search'), placeholder: t('orders.offers.desk.searchHint') },
  caption: t('orders.offers.desk.title'),
  rowKey: offer => offer._id,
  columns: OFFER_COLUMNS,
  noun: t('orders.offers.desk.noun'),
  empty: t('orders.offers.desk.empty'),
  all: { words: t('orders.offers.desk.showAll') },
});

export const clientLoader = listLoader(OFFERS);
export const shouldRevalidate = onlyOnEntering;

/** Offers with their results; sellers see and make their own. */
export default function Offers() {
  const list = useList(OFFERS);
  const user = useOutletContext<SessionUser>();
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<OfferRow>();
  const [ending, setEnding] = useState<OfferRow>();
  const { act, actingOn } = useAct<OfferId>({ onDone: list.reload });
  const change = (offerId: OfferId, to: { paused?: boolean; endsAt?: Date }) =>
    act(() => call(changeOffer, { offerId, ...to }), { on: offerId });
  return (
    <ListScreen
      list={list}
      actions={
        <Button tone="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {t('orders.offers.desk.add')}
        </Button>
      }
      rowActs={{
        head: t('orders.offers.desk.head.acts'),
        cell: offer => (
          <span className={styles.acts}>
            <Button size="sm" aria-haspopup="dialog" onClick={() => setEdited(offer)}>
              {t('orders.offers.desk.edit')}
            </Button>
            {offer.state !== 'ended' && (
              <Button
                size="sm"
                busy={actingOn === offer._id}
                onClick={() => void change(offer._id, { paused: offer.state !== 'paused' })}
              >
                {offer.state === 'paused' ? t('orders.offers.desk.resume') : t('orders.offers.desk.pause')}
              </Button>
            )}
            {(offer.state === 'live' || offer.state === 'paused') && (
              <Button size="sm" aria-haspopup="dialog" onClick={() => setEnding(offer)}>
                {t('orders.offers.desk.end')}
              </Button>
            )}
          </span>
        ),
      }}
    >
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('orders.offers.desk.form.title')}>
        {isAdding && (
          <OfferForm isSeller={user.type === 'vendor'} onClose={() => setAdding(false)} onSaved={list.reload} />
        )}
      </Dialog>
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={t('orders.offers.desk.form.editTitle')}
        size="sm"
      >
        {edited && <LimitsForm offer={edited} onClose={() => setEdited(undefined)} onSaved={list.reload} />}
      </Dialog>
      <AskDialog
        open={ending !== undefined}
        title={t('orders.offers.desk.endTitle', { name: ending?.name ?? '' })}
        verb={t('orders.offers.desk.end')}
        busy={actingOn !== undefined}
        onConfirm={async () => {
          if (ending && (await change(ending._id, { endsAt: new Date() }))) setEnding(undefined);
        }}
        onCancel={() => setEnding(undefined)}
      >
        {t('orders.offers.desk.endText')}
      </AskDialog>
    </ListScreen>
  );
}
