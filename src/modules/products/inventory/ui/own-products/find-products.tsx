import { SearchField } from '#design/fields/search-field.tsx';
import { Tabs } from '#design/layout/tabs.tsx';
import { stayingLink } from '#routing/router-link.tsx';
import { useFind } from '#routing/use-find.ts';

/** Whose products a list shows, in its address; sellers see their own and have nothing to choose. */
interface Whose {
  readonly isAll: boolean;
  readonly href: (all: boolean) => string;
}

/** Narrows a list of products by words and, for administrators, by whose they are. */
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
