import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import type { Column } from '#design/tables/table.tsx';
import {
  type DeliveryState,
  editWebhook,
  listDeliveries,
  redeliverFailed,
  removeWebhook,
  testWebhook,
  type WebhookDelivery,
  type WebhookEndpoint,
} from '#office/webhooks/contract.ts';
import { deliveriesAddress } from '#office/webhooks/webhooks-state.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { call } from '#shared/api/browser-call.ts';
import type { EndpointId } from '#shared/id.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { EditEndpointForm, SecretForm } from './endpoint-forms.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import styles from './webhooks.module.css';

export const shouldRevalidate = onlyOnEntering;

const STATES: Readonly<Record<DeliveryState, { readonly words: string; readonly shape: 'ring' | 'disc' | 'stroke' }>> =
  {
    waiting: { words: t('office.webhooks.delivery.waiting'), shape: 'ring' },
    delivered: { words: t('office.webhooks.delivery.delivered'), shape: 'disc' },
    failed: { words: t('office.webhooks.delivery.failed'), shape: 'stroke' },
  };

const COLUMNS: readonly Column<WebhookDelivery>[] = [
  { key: 'event', head: t('office.webhooks.head.event'), phone: 'lead', cell: ({ type }) => <code>{type}</code> },
  {
    key: 'created',
    head: t('office.webhooks.head.sent'),
    quiet: true,
    phone: 'under',
    cell: ({ createdAt, nextAt, tries }) => (
      <>
        <span className={styles.line}>{dayAndHourText(createdAt)}</span>
        {nextAt && tries > 0 && (
          <span className={styles.line}>{t('office.webhooks.nextAt', { when: dayAndHourText(nextAt) })}</span>
        )}
      </>
    ),
  },
  {
    key: 'answer',
    head: t('office.webhooks.head.answer'),
    align: 'end',
    cell: ({ status }) => status ?? t('office.webhooks.noAnswer'),
  },
  { key: 'tries', head: t('office.webhooks.head.tries'), align: 'end', cell: ({ tries }) => countText(tries) },
  {
    key: 'state',
    head: t('office.webhooks.head.state'),
    phone: 'status',
    cell: ({ state }) => <StatusMark shape={STATES[state].shape}>{STATES[state].words}</StatusMark>,
  },
];

const deliveriesOf = (endpointId: EndpointId) =>
  listOf({
    title: t('office.webhooks.deliveriesCaption'),
    address: deliveriesAddress(endpointId),
    endpoint: listDeliveries,
    ask: ({ state, page, limit }) => ({ endpointId, state, page, limit }),
    aside: ({ endpoint }) => endpoint.name,
    tabs: {
      label: t('office.webhooks.tab.label'),
      by: 'state',
      names: {
        all: t('office.webhooks.tab.all'),
        waiting: STATES.waiting.words,
        delivered: STATES.delivered.words,
        failed: STATES.failed.words,
      },
      counts: ({ counts }) => counts,
    },
    caption: t('office.webhooks.deliveriesCaption'),
    rowKey: ({ _id }) => _id,
    columns: COLUMNS,
    opened: {
      of: ({ delivery }) => delivery,
      to: key => ({ delivery: key as WebhookDelivery['_id'] | undefined }),
      nameOf: ({ type, createdAt }) => `${type}, ${dayAndHourText(createdAt)}`,
    },
    noun: t('office.webhooks.deliveriesNoun'),
    empty: t('office.webhooks.deliveriesEmpty'),
    all: { words: t('office.webhooks.deliveriesAll') },
  });

/** One endpoint: its state, what can be done with it, and the log of its deliveries. */
export default function Webhook() {
  const endpointId = (useParams().endpointId ?? '') as EndpointId;
  const list = useList(deliveriesOf(endpointId));
  const { state, found } = list;
  return (
    <ListScreen list={list} above={<EndpointHead endpoint={found?.endpoint} onChanged={list.reload} />}>
      <DeliveryDialog id={state.delivery} onClose={() => list.open(undefined)} onChanged={list.reload} />
    </ListScreen>
  );
}

interface EndpointHeadProps {
  endpoint: WebhookEndpoint | undefined;
  onChanged: () => void;
}

const OFF = {
  person: t('office.webhooks.off.person'),
  failing: t('office.webhooks.off.failing'),
  gone: t('office.webhooks.off.gone'),
  full: t('office.webhooks.off.full'),
} as const;

/** The dialog that is open. */
type Open = 'edit' | 'secret' | 'remove' | undefined;

function EndpointHead({ endpoint, onChanged }: EndpointHeadProps) {
  const [open, setOpen] = useState<Open>();
  const [secret, setSecret] = useState<string>();
  const navigate = useNavigate();
  const { act, actingOn } = useAct<'switch' | 'test' | 'again' | 'remove'>();
  const close = () => setOpen(undefined);
  const back = (
    <Link to={adminPaths.webhooks} className={styles.back}>
      {t('office.webhooks.back')}
    </Link>
  );
  if (!endpoint) return <div className={styles.about}>{back}</div>;
  const { _id: endpointId, name, url, isOn, offBecause, failingSince, formerUntil, failed } = endpoint;
  const done = () => {
    close();
    onChanged();
  };
  const remove = async () => {
    if (await act(() => call(removeWebhook, { endpointId }), { on: 'remove' })) void navigate(adminPaths.webhooks);
  };
  return (
    <div className={styles.about}>
      {back}
      <p>
        <EndpointState {...endpoint} /> <code className={styles.url}>{url}</code>
      </p>
      {offBecause && <p className={styles.quiet}>{OFF[offBecause]}</p>}
      {isOn && failingSince && (
        <p className={styles.quiet}>{t('office.webhooks.failingSince', { when: dayAndHourText(failingSince) })}</p>
      )}
      {formerUntil && formerUntil.getTime() > Date.now() && (
        <p className={styles.quiet}>{t('office.webhooks.formerUntil', { when: dayAndHourText(formerUntil) })}</p>
      )}
      <div className={styles.acts}>
        {isOn && (
          <Button
            busy={actingOn === 'test'}
            onClick={() => void act(() => call(testWebhook, { endpointId }), { on: 'test' }).then(onChanged)}
          >
            {t('office.webhooks.test')}
          </Button>
        )}
        {isOn && failed > 0 && (
          <Button
            busy={actingOn === 'again'}
            onClick={() => void act(() => call(redeliverFailed, { endpointId }), { on: 'again' }).then(onChanged)}
          >
            {t('office.webhooks.allAgain')}
          </Button>
        )}
        <Button aria-haspopup="dialog" onClick={() => setOpen('edit')}>
          {t('office.webhooks.edit')}
        </Button>
        <Button aria-haspopup="dialog" onClick={() => setOpen('secret')}>
          {t('office.webhooks.secret')}
        </Button>
        <Button
          tone={isOn ? 'quiet' : 'primary'}
          busy={actingOn === 'switch'}
          onClick={() =>
            void act(() => call(editWebhook, { endpointId, isOn: !isOn }), { on: 'switch' }).then(onChanged)
          }
        >
          {isOn ? t('office.webhooks.switchOff') : t('office.webhooks.switchOn')}
        </Button>
        <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
          {t('office.webhooks.remove')}
        </Button>
      </div>
      <Dialog open={open === 'edit'} onClose={close} title={t('office.webhooks.editTitle')}>
        <EditEndpointForm endpoint={endpoint} onClose={close} onSaved={done} />
      </Dialog>
      <Dialog open={open === 'secret'} onClose={close} title={t('office.webhooks.secretTitle')} size="sm">
        <SecretForm
          endpoint={endpoint}
          onClose={close}
          onSecret={made => {
            setSecret(made);
            done();
          }}
        />
      </Dialog>
      <AskDialog
        open={open === 'remove'}
        title={t('office.webhooks.removeAsk', { name })}
        verb={t('office.webhooks.remove')}
        busy={actingOn === 'remove'}
        onCancel={close}
        onConfirm={() => void remove()}
      >
        {t('office.webhooks.removeText')}
      </AskDialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </div>
  );
}
