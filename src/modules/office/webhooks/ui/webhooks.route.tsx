import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#design/buttons/button.tsx';
import { EmptyState } from '#design/feedback/empty-state.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { type Column, Table } from '#design/tables/table.tsx';
import { listWebhooks, type WebhookEndpoint } from '#office/webhooks/contract.ts';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { countText } from '#shared/text/count-text.ts';
import { NewEndpointForm } from './endpoint-forms.tsx';
import { EndpointState } from './endpoint-state.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import styles from './webhooks.module.css';

const NOTHING = {};

export const clientLoader = () => askAhead(listWebhooks, NOTHING);
export const shouldRevalidate = onlyOnEntering;

const COLUMNS: readonly Column<WebhookEndpoint>[] = [
  {
    key: 'endpoint',
    head: t('office.webhooks.head.endpoint'),
    phone: 'lead',
    cell: ({ _id, name, url }) => (
      <>
        <Link to={adminPaths.webhook(_id)} className={styles.name} aria-label={t('office.webhooks.detail', { name })}>
          {name}
        </Link>
        <code className={styles.url}>{url}</code>
      </>
    ),
  },
  {
    key: 'events',
    head: t('office.webhooks.head.events'),
    quiet: true,
    phone: 'under',
    cell: ({ events }) => t('office.webhooks.eventCount', { count: events.length }),
  },
  { key: 'failed', head: t('office.webhooks.head.failed'), align: 'end', cell: ({ failed }) => countText(failed) },
  {
    key: 'state',
    head: t('office.webhooks.head.state'),
    phone: 'status',
    cell: endpoint => <EndpointState {...endpoint} />,
  },
];

/** The webhook endpoints of a seller, or of the shop. */
export default function Webhooks() {
  const { answer, problem, isAsking, askAgain } = useAnswer(listWebhooks, NOTHING);
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const rows = problem ? undefined : answer?.data;
  const show = (made: string) => {
    setAdding(false);
    setSecret(made);
    askAgain();
  };
  return (
    <>
      <title>{t('routing.title', { page: t('office.webhooks.title') })}</title>
      <PageHead
        title={t('office.webhooks.title')}
        actions={
          <Button tone="primary" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {t('office.webhooks.add')}
          </Button>
        }
      />
      <p className={styles.lead}>{t('office.webhooks.lead')}</p>
      <Table
        caption={t('office.webhooks.caption')}
        columns={COLUMNS}
        rows={rows}
        rowKey={({ _id }) => _id}
        loadingRows={3}
        bleed
        instead={
          problem ? (
            <ErrorState title={t('office.webhooks.unloaded')} onRetry={askAgain} retrying={isAsking}>
              {problem.message}
            </ErrorState>
          ) : rows?.length === 0 ? (
            <EmptyState title={t('office.webhooks.emptyTitle')}>{t('office.webhooks.empty')}</EmptyState>
          ) : undefined
        }
      />
      <Dialog open={isAdding} onClose={() => setAdding(false)} title={t('office.webhooks.addTitle')}>
        <NewEndpointForm onClose={() => setAdding(false)} onSecret={show} />
      </Dialog>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </>
  );
}
