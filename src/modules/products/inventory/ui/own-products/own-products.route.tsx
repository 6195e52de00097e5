import Plus from 'lucide-react/icons/plus';
import { Link, useOutletContext } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { classes } from '#design/theme/classes.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import {
  type OwnProductsState,
  openProduct,
  ownProductsAddress,
} from '#products/inventory/own-products/own-products-state.ts';
import { ProductPanel } from '#products/inventory/ui/editor/product-panel.tsx';
import { ListCards } from '#routing/list/list-cards.tsx';
import { ListScreen } from '#routing/list/list-screen.tsx';
import { useList } from '#routing/list/use-list.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { AwaitingApproval } from './awaiting-approval.tsx';
import { OwnProductCard, OwnProductCardSkeleton } from './own-product-card.tsx';
import { ownProductColumns } from './own-product-columns.tsx';
import styles from './own-products.module.css';
import { ownProducts } from './own-products.ts';
import { OwnProductsLook } from './own-products-look.tsx';
import { useProductActs } from './use-product-acts.ts';
import { WhoseProducts } from './whose-products.tsx';

/** The screen of a seller's products. Sellers who are not approved see the state of their application. */
export default function OwnProductsPage() {
  const user = useOutletContext<SessionUser>();
  const maySell = user.type === 'admin' || user.status === 'Approved';
  if (maySell) return <OwnProducts user={user} />;
  return (
    <>
      <title>{t('products.inventory.windowTitle')}</title>
      <AwaitingApproval status={user.status} />
    </>
  );
}

/** The products as cards or as a table, with the side panel. Administrators see the house's or everybody's. */
function OwnProducts({ user }: { user: SessionUser }) {
  const isAdministrator = user.type === 'admin';
  const list = useList(ownProducts(user));
  const state: OwnProductsState = isAdministrator ? list.state : { ...list.state, sellers: undefined };
  const acts = useProductActs(list.reload);
  const open = openProduct(state);
  const close = () => list.open(undefined);
  return (
    <>
      <div
        className={classes(styles.screen, open && styles.pushed)}
        data-frame={isAdministrator ? 'administrator' : 'seller'}
      >
        <ListScreen
          list={list}
          actions={<OwnProductsActions state={state} />}
          filters={
            <>
              {isAdministrator && <WhoseProducts list={list} />}
              <OwnProductsLook list={list} />
            </>
          }
          columns={ownProductColumns(state, acts)}
          cards={
            state.view !== 'table' && (
              <ListCards
                list={list}
                className={styles.grid}
                card={product => <OwnProductCard product={product} state={state} acts={acts} />}
                skeleton={<OwnProductCardSkeleton />}
              />
            )
          }
        />
      </div>
      <ProductPanel
        open={open}
        onClose={close}
        onSaved={() => {
          list.reload();
          close();
        }}
      />
    </>
  );
}

function OwnProductsActions({ state }: { state: OwnProductsState }) {
  return (
    <>
      <Link to={adminPaths.imports} className={buttonClass()}>
        {t('products.inventory.act.import')}
      </Link>
      <Link to={adminPaths.stock} prefetch="intent" className={buttonClass()}>
        {t('products.inventory.stock.title')}
      </Link>
      <Link
        to={ownProductsAddress.href({ ...state, product: 'new', copy: undefined })}
        className={buttonClass({ tone: 'primary' })}
        preventScrollReset
      >
        <Plus aria-hidden="true" />
        {t('products.inventory.editor.addTitle')}
      </Link>
    </>
  );
}
