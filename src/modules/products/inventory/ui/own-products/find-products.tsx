import { SearchField } from '#design/fields/search-field.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';

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
        label="Search products"
        placeholder="Title, SKU or brand"
        value={words.text}
        onChange={words.type}
        onSubmit={words.submit}
      />
      {whose && (
        <Tabs
          look="segment"
          label="Sellers"
          renderLink={stayingLink}
          tabs={[
            { href: whose.href(false), name: 'Own products', current: !whose.isAll },
            { href: whose.href(true), name: 'All sellers', current: whose.isAll },
          ]}
        />
      )}
    </>
  );
}
