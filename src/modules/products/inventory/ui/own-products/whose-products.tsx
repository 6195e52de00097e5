import { Tabs } from '#design/layout/tabs.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { t } from '#shared/language/t.ts';

type Whose = { readonly sellers: 'all' | undefined };
type WhoseProductsProps = { list: { readonly state: Whose; readonly href: (more: Whose) => string } };

/** For administrators: the products of the house, or those of all sellers. */
export function WhoseProducts({ list: { state, href } }: WhoseProductsProps) {
  return (
    <Tabs
      look="segment"
      label={t('products.inventory.find.sellers')}
      renderLink={stayingLink}
      tabs={[
        { href: href({ sellers: undefined }), name: t('products.inventory.find.own'), current: !state.sellers },
        { href: href({ sellers: 'all' }), name: t('products.inventory.find.all'), current: !!state.sellers },
      ]}
    />
  );
}
