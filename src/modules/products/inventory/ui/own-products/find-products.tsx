import { SearchField } from '#design/fields/search-field.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';
import { t } from '#shared/language/t.ts';

/** Own products or those of all sellers; undefined for sellers, who see only their own. */
interface Whose {
  readonly isAll: boolean;
  readonly href: (all: boolean) => string;
}

/** Search field and, for administrators, the choice of sellers. */
export function FindProducts({ whose, className }: { whose: Whose | undefined; className: string | undefined }) {
  const words = useFind();
  return (
    <>
      <SearchField
        className={className}
        label={t('products.inventory.find.label')}
        placeholder={t('products.inventory.find.hint')}
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      {whose && (
        <Tabs
          look="segment"
          label={t('products.inventory.find.sellers')}
          renderLink={stayingLink}
          tabs={[
            { href: whose.href(false), name: t('products.inventory.find.own'), current: !whose.isAll },
            { href: whose.href(true), name: t('products.inventory.find.all'), current: whose.isAll },
          ]}
        />
      )}
    </>
  );
}
