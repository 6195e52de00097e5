import { buttonClass } from '#design/buttons/button-class.ts';
import { CopyButton } from '#design/buttons/copy-button.tsx';
import type { Column } from '#design/tables/table.tsx';
import type { FeedName } from '#products/feeds/feed-names.ts';
import { t } from '#shared/language/t.ts';
import styles from './feeds.module.css';

interface Feed {
  readonly name: FeedName;
  readonly url: string;
}

const WORDS: Readonly<Record<FeedName, { readonly name: string; readonly about: string }>> = {
  'google.xml': { name: t('products.feeds.name.googleXml'), about: t('products.feeds.about.googleXml') },
  'google.tsv': { name: t('products.feeds.name.googleTsv'), about: t('products.feeds.about.googleTsv') },
  'openai.jsonl': { name: t('products.feeds.name.openai'), about: t('products.feeds.about.openai') },
  'prices.csv': { name: t('products.feeds.name.prices'), about: t('products.feeds.about.prices') },
};

export const FEED_COLUMNS: readonly Column<Feed>[] = [
  {
    key: 'feed',
    head: t('products.feeds.head.feed'),
    phone: 'lead',
    cell: ({ name }) => (
      <>
        <span className={styles.name}>{WORDS[name].name}</span>
        <span className={styles.about}>{WORDS[name].about}</span>
      </>
    ),
  },
  {
    key: 'address',
    head: t('products.feeds.head.address'),
    phone: 'under',
    cell: ({ name, url }) => (
      <div className={styles.address}>
        <code className={styles.url}>{url}</code>
        <div className={styles.ways}>
          <CopyButton
            size="sm"
            text={url}
            label={t('products.feeds.copy')}
            accessibleLabel={t('products.feeds.copyOne', { name })}
          />
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ tone: 'quiet', size: 'sm' })}
            aria-label={t('products.feeds.openOne', { name })}
          >
            {t('products.feeds.open')}
          </a>
        </div>
      </div>
    ),
  },
];
