import Plus from 'lucide-react/icons/plus';
import { Link, useNavigate, useOutletContext, useSearchParams } from 'react-router';
import { buttonClass } from '#design/buttons/button-class.ts';
import { PageHead } from '#design/layout/page-head.tsx';
import type { TableSort } from '#design/tables/table.tsx';
import { classes } from '#design/theme/classes.ts';
import type { SessionUser } from '#people/accounts/contract.ts';
import { PAGE_SIZE } from '#products/catalog/contract.ts';
import { listOwnProducts, type OwnSort } from '#products/inventory/own-products/own-products.contract.ts';
import {
  type OwnProductsState,
  ownProductsHref,
  readOwnProducts,
} from '#products/inventory/own-products/own-products-state.ts';
import { ProductPanel } from '#products/inventory/ui/editor/product-panel.tsx';
import { PagedTable } from '#routing/page/paged-table.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { AwaitingApproval } from './awaiting-approval.tsx';
import { ownProductColumns } from './own-product-columns.tsx';
import styles from './own-products.module.css';
import { OwnProductsGrid } from './own-products-grid.tsx';
import { emptyWords } from './own-products-instead.tsx';
import { OwnProductsTools } from './own-products-tools.tsx';
import { useProductActs } from './use-product-acts.ts';

/** The screen of a seller's products. Sellers who are not approved see the state of their application. */
export default function OwnProductsPage() {
  const user = useOutletContext<SessionUser>();
  const maySell = user.type === 'admin' || user.status === 'Approved';
  return (
    <>
      <title>{t('products.inventory.windowTitle')}</title>
      {maySell ? <OwnProducts user={user} /> : <AwaitingApproval status={user.status} />}
    </>
  );
}

/** The products as cards or as a table, with the side panel. Administrators see the house's or everybody's. */
function OwnProducts({ user }: { user: SessionUser }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const isAdministrator = user.type === 'admin';
  const state = { ...readOwnProducts(params), ...(!isAdministrator && { all: false }) };
  const { open, status, stock, sort, order, page, find } = state;
  const asked = useAnswer(listOwnProducts, {
    userName: state.all ? undefined : user.userName,
    ...{ status, stock, sortBy: sort, order, page, find, limit: PAGE_SIZE },
  });
  const acts = useProductActs(asked.askAgain);
  const found = asked.problem ? undefined : asked.answer;
  const go = (more: Partial<OwnProductsState>) =>
    navigate(ownProductsHref({ ...state, ...more }), { preventScrollReset: true });
  const sortBy = ({ by, order }: TableSort) => void go({ sort: by as OwnSort, order, page: 1 });
  const closed = () => void go({ open: undefined });
  return (
    <>
      <div
        className={classes(styles.screen, open && styles.pushed)}
        data-frame={isAdministrator ? 'administrator' : 'seller'}
      >
        <PageHead
          title={t('products.inventory.title')}
          aside={
            found
              ? find
                ? t('products.inventory.found', { count: found.counts.all })
                : t('products.inventory.inAll', { count: found.counts.all })
              : '\u00a0'
          }
          actions={
            <>
              <Link to={adminPaths.imports} className={buttonClass()}>
                {t('products.inventory.act.import')}
              </Link>
              <Link to={adminPaths.stock} prefetch="intent" className={buttonClass()}>
                {t('products.inventory.stock.title')}
              </Link>
              <Link
                to={ownProductsHref({ ...state, open: { kind: 'new' } })}
                className={buttonClass({ tone: 'primary' })}
                preventScrollReset
              >
                <Plus aria-hidden="true" />
                {t('products.inventory.editor.addTitle')}
              </Link>
            </>
          }
        />
        <OwnProductsTools state={state} counts={found?.counts} isAdministrator={isAdministrator} />
        {state.view === 'table' ? (
          <PagedTable
            asked={asked}
            caption={t('products.inventory.title')}
            columns={ownProductColumns(state, acts)}
            rowKey={product => product._id}
            current={open?.kind === 'edit' ? open.id : undefined}
            onOpen={product => void go({ open: { kind: 'edit', id: product._id } })}
            sort={{ by: sort ?? 'changed', order: order ?? (sort ? 'asc' : 'desc') }}
            onSort={sortBy}
            href={to => ownProductsHref({ ...state, page: to })}
            noun={t('products.inventory.noun')}
            pageSize={PAGE_SIZE}
            empty={emptyWords(state)}
          />
        ) : (
          <OwnProductsGrid asked={asked} state={state} acts={acts} />
        )}
      </div>
      <ProductPanel
        open={open}
        onClose={closed}
        onSaved={() => {
          asked.askAgain();
          closed();
        }}
      />
    </>
  );
}
