import { Logo } from '#design/brand/logo.tsx';
import type { GroupFields } from '#office/settings/groups/groups.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { logoLines } from '#shop/shop/logo-lines.ts';
import styles from './shop-preview.module.css';

/** The shop's name as the head of every page has it, and where else it stands. */
export function ShopPreview({ shop }: { shop: GroupFields<'shop'> }) {
  const name = shop.name.trim() || '…';
  return (
    <div className={fields.box}>
      <h3>On every page</h3>
      <div className={styles.head}>
        <Logo lines={logoLines(name)} />
      </div>
      <p className={fields.note}>
        <b>Earbuds · {name}</b> in the browser’s tab. From: {name} &lt;{shop.email.trim()}&gt; on every mail.
      </p>
    </div>
  );
}
