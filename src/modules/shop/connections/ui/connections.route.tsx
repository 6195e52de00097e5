import { useState } from 'react';
import { Button } from '#design/buttons/button.tsx';
import { StatusMark } from '#design/data/status-mark.tsx';
import { ErrorState } from '#design/feedback/error-state.tsx';
import { Skeleton } from '#design/feedback/skeleton.tsx';
import { PageHead } from '#design/layout/page-head.tsx';
import { AskDialog } from '#design/overlays/ask-dialog.tsx';
import { Dialog } from '#design/overlays/dialog.tsx';
import { askAhead, onlyOnEntering } from '#routing/ask-ahead.ts';
import { useAct } from '#routing/forms/use-act.ts';
import { useAnswer } from '#routing/use-answer.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import {
  type Connection,
  editConnection,
  type FixedConnection,
  listConnections,
  removeConnection,
  testConnection,
} from '#shop/connections/contract.ts';
import { ConnectionForm } from './connection-form.tsx';
import styles from './connections.module.css';

const NOTHING = {};

export const clientLoader = () => askAhead(listConnections, NOTHING);
export const shouldRevalidate = onlyOnEntering;

type AnyPort = Connection['port'] | FixedConnection['port'];

const PORTS: Readonly<Record<AnyPort, { readonly name: string; readonly what: string }>> = {
  message: { name: t('shop.connections.port.message'), what: t('shop.connections.what.message') },
  courier: { name: t('shop.connections.port.courier'), what: t('shop.connections.what.courier') },
  payment: { name: t('shop.connections.port.payment'), what: t('shop.connections.what.payment') },
  mail: { name: t('shop.connections.port.mail'), what: t('shop.connections.what.mail') },
  storage: { name: t('shop.connections.port.storage'), what: t('shop.connections.what.storage') },
  search: { name: t('shop.connections.port.search'), what: t('shop.connections.what.search') },
};
const ORDER = Object.keys(PORTS) as AnyPort[];

/** The services that the shop is connected to. */
export default function ConnectionsPage() {
  const { answer, problem, isAsking, askAgain } = useAnswer(listConnections, NOTHING);
  return (
    <>
      <title>{t('routing.title', { page: t('shop.connections.title') })}</title>
      <PageHead title={t('shop.connections.title')} />
      <p className={styles.lead}>{t('shop.connections.lead')}</p>
      {problem ? (
        <ErrorState title={t('shop.connections.unloaded')} onRetry={askAgain} retrying={isAsking}>
          {problem.message}
        </ErrorState>
      ) : answer ? (
        ORDER.map(port => {
          const own = answer.data.filter(service => service.port === port);
          const fixed = answer.fixed.filter(service => service.port === port);
          if (own.length + fixed.length === 0) return null;
          return (
            <section key={port} aria-labelledby={`port-${port}`}>
              <h2 id={`port-${port}`} className={styles.port}>
                {PORTS[port].name}
              </h2>
              <p className={styles.what}>{PORTS[port].what}</p>
              <div className={styles.services}>
                {own.map(service => (
                  <Service key={service.name} service={service} onChanged={askAgain} />
                ))}
                {fixed.map(service => (
                  <FixedService key={service.title} service={service} />
                ))}
              </div>
            </section>
          );
        })
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" className={styles.service} />
        </div>
      )}
    </>
  );
}

function StateMark({ isOn }: { isOn: boolean }) {
  return isOn ? (
    <StatusMark shape="disc">{t('shop.connections.on')}</StatusMark>
  ) : (
    <StatusMark shape="ring">{t('shop.connections.off')}</StatusMark>
  );
}

/** The dialog that is open. */
type Open = 'settings' | 'remove' | undefined;

function Service({ service, onChanged }: { service: Connection; onChanged: () => void }) {
  const [open, setOpen] = useState<Open>();
  const { act, actingOn } = useAct<'switch' | 'test' | 'remove'>();
  /** What the last test found; the answer of the list only knows whether it worked. */
  const [found, setFound] = useState<string>();
  const { port, name, title, about, help, isOn, isComplete, fields, testedAt, testFailure } = service;
  const close = () => setOpen(undefined);
  const done = () => {
    close();
    setFound(undefined);
    onChanged();
  };
  const test = async () => {
    const answer = await act(() => call(testConnection, { port, name }), { on: 'test', told: () => null });
    if (!answer) return;
    setFound(answer.works ? answer.message : undefined);
    onChanged();
  };
  const turn = () => act(() => call(editConnection, { port, name, isOn: !isOn }), { on: 'switch' }).then(onChanged);
  const remove = async () => {
    if (await act(() => call(removeConnection, { port, name }), { on: 'remove' })) done();
  };
  return (
    <article className={styles.service} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <StateMark isOn={isOn} />
      </div>
      <p>{about}</p>
      <p>
        <a href={help} target="_blank" rel="noreferrer" className={styles.help}>
          {t('shop.connections.help', { title })}
        </a>
      </p>
      <p className={styles.quiet} role="status">
        {testedAt === null
          ? isComplete
            ? t('shop.connections.untested')
            : t('shop.connections.empty')
          : testFailure === null
            ? `${t('shop.connections.works', { when: dayAndHourText(testedAt) })}${found ? ` ${found}` : ''}`
            : t('shop.connections.fails', { when: dayAndHourText(testedAt), words: testFailure })}
      </p>
      {port === 'storage' && isComplete && (
        <p className={styles.quiet}>
          {isOn ? t('shop.connections.files.here') : t('shop.connections.files.elsewhere')}
          <code>{t('shop.connections.files.command', { place: isOn ? 'folder' : name })}</code>
        </p>
      )}
      <div className={styles.acts}>
        <Button aria-haspopup="dialog" tone={isComplete ? 'outline' : 'primary'} onClick={() => setOpen('settings')}>
          {isComplete ? t('shop.connections.settings') : t('shop.connections.setUp')}
        </Button>
        {isComplete && (
          <>
            <Button busy={actingOn === 'test'} onClick={() => void test()}>
              {t('shop.connections.test')}
            </Button>
            {port !== 'storage' && (
              <Button tone={isOn ? 'quiet' : 'primary'} busy={actingOn === 'switch'} onClick={() => void turn()}>
                {isOn ? t('shop.connections.switchOff') : t('shop.connections.switchOn')}
              </Button>
            )}
          </>
        )}
        {fields.some(({ isSet }) => isSet) && !(port === 'storage' && isOn) && (
          <Button tone="quiet" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
            {t('shop.connections.remove')}
          </Button>
        )}
      </div>
      <Dialog open={open === 'settings'} onClose={close} title={t('shop.connections.settingsOf', { title })}>
        <ConnectionForm service={service} onClose={close} onSaved={done} />
      </Dialog>
      <AskDialog
        open={open === 'remove'}
        title={t('shop.connections.removeAsk', { title })}
        verb={t('shop.connections.remove')}
        busy={actingOn === 'remove'}
        onCancel={close}
        onConfirm={() => void remove()}
      >
        {t('shop.connections.removeText')}
      </AskDialog>
    </article>
  );
}

/** A service of the environment, which is changed there. */
function FixedService({ service: { title, isOn, variables } }: { service: FixedConnection }) {
  return (
    <article className={styles.service} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <StateMark isOn={isOn} />
      </div>
      <p className={styles.quiet}>{t('shop.connections.fixed')}</p>
      <p>
        {variables.map((variable, at) => (
          <span key={variable}>
            {at > 0 && ', '}
            <code>{variable}</code>
          </span>
        ))}
      </p>
    </article>
  );
}
