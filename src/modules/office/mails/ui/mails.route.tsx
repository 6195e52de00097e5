import { Link } from 'react-router';
import { listMails } from '#office/mails/contract.ts';
import { READER_LABELS } from '#office/mails/mail-readers.ts';
import { onlyOnEntering } from '#routing/ask-ahead.ts';
import { listLoader } from '#routing/list/list-loader.ts';
import { listOf } from '#routing/list/list-of.ts';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { languageName } from '#shared/language/spoken-language.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddressOf } from '#shared/paths/list-address.ts';

const MAILS = listOf({
  title: t('office.mails.title'),
  address: listAddressOf(adminPaths.mails, {}),
  endpoint: listMails,
  ask: state => state,
  aside: ({ totalItems }) => t('office.mails.all', { count: totalItems }),
  caption: t('office.mails.title'),
  rowKey: ({ mail }) => mail,
  rowHref: ({ mail }) => adminPaths.mail(mail, t('language.code')),
  columns: [
    {
      key: 'mail',
      head: t('office.mails.head.mail'),
      phone: 'lead',
      cell: ({ mail, subject }) => <Link to={adminPaths.mail(mail, t('language.code'))}>{subject}</Link>,
    },
    {
      key: 'reader',
      head: t('office.mails.head.reader'),
      phone: 'under',
      cell: ({ reader }) => READER_LABELS[reader](),
    },
    {
      key: 'changed',
      head: t('office.mails.head.changed'),
      phone: 'status',
      cell: ({ changedIn }) => changedIn.map(languageName).join(', ') || t('office.mails.unchanged'),
    },
  ],
  noun: t('office.mails.noun'),
  empty: t('office.mails.empty'),
});

export const clientLoader = listLoader(MAILS);
export const shouldRevalidate = onlyOnEntering;

/** All mails of the shop; each leads to the texts that the shop can write itself. */
export default function Mails() {
  return <ListScreen list={useList(MAILS)} />;
}
