import { Logo } from '#design/logo.tsx';
import type { Fields } from '#features/settings/groups.ts';
import { logoLines } from '#features/shop/logo-lines.ts';
import fields from './fields.module.css';
import styles from './shop-preview.module.css';

/** The shop's name as the head of every page has it, and where else it stands. */
export function ShopPreview({ shop }: { shop: Fields<'shop'> }) {
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
