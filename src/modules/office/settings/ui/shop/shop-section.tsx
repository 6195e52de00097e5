import { Logo } from '#design/brand/logo.tsx';
import { gstinTyped } from '#office/settings/groups/gstin-typed.ts';
import fields from '#office/settings/ui/form/fields.module.css';
import { GroupSection } from '#office/settings/ui/form/group-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { rich } from '#shared/language/rich.ts';
import { t } from '#shared/language/t.ts';
import { logoLines } from '#shop/shop/logo-lines.ts';
import styles from './shop-section.module.css';

/** Who the shop is, with the head of every page as a preview. */
export function ShopSection({ group }: { group: GroupInHand<'shop'> }) {
  const { draft } = group;
  const name = draft.value.name.trim() || '…';
  return (
    <GroupSection
      group={group}
      more={{
        gstin: {
          onChange: event =>
            draft.change({ ...draft.value, ...gstinTyped(draft.value, event.currentTarget.value) }, 'gstin', 'state'),
        },
      }}
      preview={
        <div className={fields.box}>
          <h3>{t('office.settings.shop.preview')}</h3>
          <div className={styles.head}>
            <Logo lines={logoLines(name)} />
          </div>
          <p className={fields.note}>
            {rich('office.settings.shop.previewNote', {
              name,
              address: `<${draft.value.email.trim()}>`,
              tab: words => <b>{words}</b>,
            })}
          </p>
        </div>
      }
    />
  );
}
