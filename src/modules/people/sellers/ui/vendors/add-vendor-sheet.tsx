import { Button } from '#design/buttons/button.tsx';
import { EmailField } from '#design/fields/email-field.tsx';
import { PasswordField } from '#design/fields/password-field.tsx';
import { TextField } from '#design/fields/text-field.tsx';
import { Sheet } from '#design/overlays/sheet.tsx';
import { FIELD_LABELS } from '#people/accounts/registration/field-labels.ts';
import { type NewSellerFields, readNewSeller } from '#people/accounts/registration/new-seller.ts';
import { addVendor } from '#people/sellers/contract.ts';
import { vendorRefusal } from '#people/sellers/vendors/vendor-refusal.ts';
import { useForm } from '#routing/forms/use-form.ts';
import { ROLE_AND_TYPE } from '#shared/api/actor.ts';
import { call } from '#shared/api/browser-call.ts';
import { t } from '#shared/language/t.ts';
import { useShop } from '#shop/shop/ui/use-shop.ts';
import styles from './add-vendor-sheet.module.css';

const EMPTY: NewSellerFields = { userName: '', email: '', password: '' };

type AddVendorProps = { onClose: () => void; onAdded: () => void };

/** Makes a seller's account from the three things an administrator knows. */
export function AddVendorSheet({ open, ...acts }: AddVendorProps & { open: boolean }) {
  return (
    <Sheet open={open} onClose={acts.onClose} title={t('people.sellers.vendors.add')}>
      <AddVendorForm {...acts} />
    </Sheet>
  );
}

/** Its buttons follow the fields, because a toast would lie over the sheet's foot just when they are needed again. */
function AddVendorForm({ onClose, onAdded }: AddVendorProps) {
  const shop = useShop();
  const form = useForm({
    start: EMPTY,
    send: typed => {
      const read = readNewSeller(typed, { shopName: shop.name });
      return 'faults' in read ? { faults: read.faults } : call(addVendor, { ...typed, ...ROLE_AND_TYPE.seller });
    },
    refused: (_, error) => ({
      title: t('people.sellers.add.error'),
      description: vendorRefusal(error),
      tone: 'destructive',
    }),
    onDone: onAdded,
  });
  const bound = (field: keyof NewSellerFields) => ({
    ...form.bound(field),
    label: FIELD_LABELS[field],
    required: true,
  });
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.text}>{t('people.sellers.add.text')}</p>
      <TextField
        {...bound('userName')}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        hint={t('people.sellers.add.nameHint')}
        data-autofocus
      />
      <EmailField {...bound('email')} autoComplete="off" />
      <PasswordField {...bound('password')} autoComplete="new-password" hint={t('people.sellers.add.passwordHint')} />
      <div className={styles.acts}>
        <Button type="submit" tone="primary" busy={form.busy} busyLabel={t('people.sellers.add.creating')}>
          {t('people.sellers.add.create')}
        </Button>
        <Button tone="quiet" onClick={onClose}>
          {t('design.cancel')}
        </Button>
      </div>
    </form>
  );
}
