import CalendarClock from 'lucide-react/icons/calendar-clock';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import ExternalLink from 'lucide-react/icons/external-link';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Layers from 'lucide-react/icons/layers';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { Menu, type MenuEntry } from '#design/overlays/menu.tsx';
import type { OwnProduct } from '#products/inventory/own-products/own-products.contract.ts';
import { type OwnProductsState, ownProductsAddress } from '#products/inventory/own-products/own-products-state.ts';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { listAddress } from '#shared/paths/list-address.ts';
import * as paths from '#shared/paths/paths.ts';
import type { ProductActs } from './use-product-acts.ts';

type ProductMenuProps = {
  product: OwnProduct;
  state: OwnProductsState;
  acts: ProductActs;
  /** If there is no separate delete button. */
  withDelete?: boolean;
};

export function ProductMenu({ product, state, acts, withDelete }: ProductMenuProps) {
  const { _id, title, slug, status, listed } = product;
  const entries: MenuEntry[] = [
    {
      key: 'copy',
      label: t('products.inventory.menu.copy'),
      icon: <Copy aria-hidden="true" />,
      href: ownProductsAddress.href({ ...state, product: undefined, copy: _id }),
    },
    {
      key: 'variants',
      label: t('products.inventory.variants.menu'),
      icon: <Layers aria-hidden="true" />,
      href: adminPaths.variants(_id),
    },
    {
      key: 'prices',
      label: t('products.inventory.menu.prices'),
      icon: <CalendarClock aria-hidden="true" />,
      href: listAddress(adminPaths.prices, { product: _id }),
    },
    status === 'live'
      ? {
          key: 'hide',
          label: t('products.inventory.menu.hide'),
          icon: <EyeOff aria-hidden="true" />,
          onSelect: () => void acts.setStatus(product, 'hidden'),
        }
      : {
          key: 'show',
          label: t('products.inventory.menu.show'),
          icon: <Eye aria-hidden="true" />,
          onSelect: () => void acts.setStatus(product, 'live'),
        },
  ];
  if (listed)
    entries.push({
      key: 'shop',
      label: t('products.inventory.viewOnShop'),
      icon: <ExternalLink aria-hidden="true" />,
      href: paths.product(slug),
    });
  if (withDelete)
    entries.push({
      key: 'delete',
      label: t('products.inventory.delete'),
      icon: <Trash aria-hidden="true" />,
      danger: true,
      onSelect: () => void acts.remove(product),
    });
  return (
    <Menu
      label={t('products.inventory.menu.moreFor', { title })}
      align="end"
      phone="sheet"
      entries={entries}
      renderLink={stayingLink}
      trigger={props => (
        <IconButton
          {...props}
          label={t('products.inventory.menu.moreFor', { title })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      )}
    />
  );
}
