import { TextField } from '#design/text-field.tsx';
import { DeliveryArea } from './delivery-area.tsx';
import { DeliveryExample } from './delivery-example.tsx';
import fields from './fields.module.css';
import { PinTester } from './pin-tester.tsx';
import { SettingsSection } from './settings-section.tsx';
import type { GroupInHand } from './use-group.ts';

/** What delivery costs, how much may be paid in cash, and where goods are sent. */
export function DeliverySection({ group }: { group: GroupInHand<'delivery'> }) {
  const { draft, bound } = group;
  return (
    <SettingsSection
      id="delivery"
      title="Delivery and cash"
      lead="What delivery costs, up to which total an order may be paid in cash, and where goods are sent. Carts and checkouts follow at once."
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
            hint="For each seller’s part of an order; 0 is free"
          />
          <TextField
            {...bound('codCap')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            placeholder="No limit"
            hint="The whole order, delivery included"
          />
          <TextField
            {...bound('refundByTwoAbove')}
            sign="₹"
            inputMode="decimal"
            autoComplete="off"
            hint="One approves, another sends; 0 for every refund by UPI"
          />
        </div>
        <DeliveryArea group={group} />
      </div>
    </SettingsSection>
  );
}
