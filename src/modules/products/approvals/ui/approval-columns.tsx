import { Link } from 'react-router';
import type { Column } from '#design/tables/table.tsx';
import type { Approval, WaitingProduct } from '#products/approvals/contract.ts';
import { ProductPicture } from '#products/catalog/ui/card/product-picture.tsx';
import { ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { t } from '#shared/language/t.ts';
import { priceTag } from '#shared/money/money.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { dayAndHourText } from '#shared/time/dates.ts';
import styles from './approvals.module.css';
import { Changes, Reasons } from './standing.tsx';

export const APPROVAL_COLUMNS: readonly Column<Approval>[] = [
  {
    key: 'what',
    head: t('products.approvals.head.what'),
    phone: 'lead',
    cell: approval => <What approval={approval} />,
  },
  {
    key: 'why',
    head: t('products.approvals.head.why'),
    phone: 'under',
    cell: ({ reasons, sentBackReason }) => (
      <>
        <Reasons reasons={reasons} />
        {sentBackReason !== null && (
          <p className={styles.sentBack}>{t('products.approvals.sentBackWith', { reason: sentBackReason })}</p>
        )}
      </>
    ),
  },
  {
    key: 'seller',
    head: t('products.approvals.head.seller'),
    cell: ({ seller }) => <Link to={adminPaths.seller(seller._id)}>{seller.userName}</Link>,
  },
  {
    key: 'since',
    head: t('products.approvals.head.since'),
    quiet: true,
    wideOnly: true,
    cell: ({ since }) => (
      <time className={styles.since} dateTime={since.toISOString()}>
        {dayAndHourText(since)}
      </time>
    ),
  },
];

/** The products, with what is new and what changes; of many the first ones and their number. */
function What({ approval: { fileName, products, added, first, seller } }: { approval: Approval }) {
  const more = products - first.length;
  return (
    <div className={styles.what}>
      {fileName !== null && (
        <p className={styles.file}>
          {fileName}
          <span className={styles.count}>{t('products.approvals.inFile', { products, added })}</span>
        </p>
      )}
      {first.map(product => (
        <Product key={product._id} product={product} />
      ))}
      {more > 0 && (
        <Link to={ownProductsAddress.href({ sellers: 'all', view: 'table', find: seller.userName })}>
          {t('products.approvals.more', { count: more })}
        </Link>
      )}
    </div>
  );
}

function Product({
  product: { _id, title, image, isNew, brand, category, price, changes },
}: {
  product: WaitingProduct;
}) {
  return (
    <div className={styles.product}>
      <span className={styles.picture}>
        <ProductPicture src={image} alt="" sizes="48px" />
      </span>
      <div>
        <Link to={ownProductsAddress.href({ sellers: 'all', product: _id })} className={styles.title}>
          {title}
        </Link>
        {isNew ? (
          <p className={styles.facts}>
            {t('products.approvals.newFacts', { brand, category, price: priceTag(price) })}
          </p>
        ) : (
          <Changes changes={changes} />
        )}
      </div>
    </div>
  );
}
