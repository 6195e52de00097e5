import { t } from '#shared/language/t.ts';
import type { MailReader } from './contract.ts';

export const READER_LABELS: Readonly<Record<MailReader, () => string>> = {
  shopper: () => t('office.mails.reader.shopper'),
  seller: () => t('office.mails.reader.seller'),
  account: () => t('office.mails.reader.account'),
  administrators: () => t('office.mails.reader.administrators'),
  shop: () => t('office.mails.reader.shop'),
  address: () => t('office.mails.reader.address'),
};
