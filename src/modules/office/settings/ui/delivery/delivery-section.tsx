import { TextField } from '#design/fields/text-field.tsx';
import fields from '#office/settings/ui/form/fields.module.css';
import { SettingsSection } from '#office/settings/ui/form/settings-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { DeliveryArea } from './delivery-area.tsx';
import { DeliveryExample } from './delivery-example.tsx';
import { PinTester } from './pin-tester.tsx';

/** What delivery costs, how much may be paid in cash, and where products are sent. */
export function DeliverySection({ group }: { group: GroupInHand<'delivery'> }) {
  const { draft, bound } = group;
  return (
    <SettingsSection
      id="delivery"
      title="Delivery and cash"
      lead="The delivery charge, the cash on delivery limit and where you deliver. Carts and checkouts change at once."
      draft={draft}
      preview={
        <>
          <DeliveryExample typed={draft.value} />
          <PinTester typed={draft.value} />
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.fields}>
          <TextField
            {...bound('deliveryCharge')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            hint="For each seller order; 0 means free delivery"
          />
          <TextField
            {...bound('codCap')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            placeholder="No limit"
            hint="For the whole order, including delivery"
          />
          <TextField
            {...bound('refundByTwoAbove')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            hint="One approves, another sends. Enter 0 to include every UPI refund"
          />
        </div>
        <DeliveryArea group={group} />
      </div>
    </SettingsSection>
  );
}
