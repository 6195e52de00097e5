import fields from '#office/settings/ui/form/fields.module.css';
import { GroupSection, SettingFields } from '#office/settings/ui/form/group-section.tsx';
import type { GroupInHand } from '#office/settings/ui/form/use-group.ts';
import { DeliveryArea } from './delivery-area.tsx';
import { DeliveryExample } from './delivery-example.tsx';
import { PinTester } from './pin-tester.tsx';

/** The delivery charge, the cash on delivery limit and the delivery area. */
export function DeliverySection({ group }: { group: GroupInHand<'delivery'> }) {
  const typed = group.draft.value;
  return (
    <GroupSection
      group={group}
      preview={
        <>
          <DeliveryExample typed={typed} />
          <PinTester typed={typed} />
        </>
      }
    >
      <div className={fields.stack}>
        <div className={fields.fields}>
          <SettingFields group={group} />
        </div>
        <DeliveryArea group={group} />
      </div>
    </GroupSection>
  );
}
