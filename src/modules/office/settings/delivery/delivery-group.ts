import { type Group, type GroupFaults, readOf } from '#office/settings/groups/group.ts';
import { MAX_PAISE, type Paise, paise } from '#shared/money/money.ts';
import { type ReadMoney, readMoney } from '#shared/money/read-money.ts';
import { pinsText, readPins } from './pin-list.ts';
import { tidyArea } from './tidy-area.ts';

export type DeliveryField = 'deliveryCharge' | 'codCap' | 'refundByTwoAbove' | 'elsewhere' | 'served' | 'refused';

const MAX_DELIVERY = paise(10_000_00);

/** What delivery costs, how much may be paid in cash, and where products are sent. */
export const DELIVERY_GROUP: Group<DeliveryField> = {
  title: 'Delivery and cash',
  labels: {
    deliveryCharge: 'Delivery charge',
    codCap: 'Cash on delivery limit',
    refundByTwoAbove: 'UPI refunds need two administrators above',
    elsewhere: 'Where we deliver',
    served: 'Also deliver to',
    refused: 'Do not deliver to',
  },
  fieldsOf: ({ deliveryCharge, codCap, refundByTwoAbove, serviceArea }) => ({
    deliveryCharge: typedRupees(deliveryCharge),
    codCap: typedRupees(codCap),
    refundByTwoAbove: typedRupees(refundByTwoAbove),
    elsewhere: serviceArea.elsewhere ? 'yes' : 'no',
    served: pinsText(serviceArea.served),
    refused: pinsText(serviceArea.refused),
  }),
  read: typed => {
    const faults: GroupFaults<DeliveryField> = {};
    const charge = readCharge(typed.deliveryCharge);
    if ('fault' in charge) faults.deliveryCharge = charge.fault;
    else if (charge.value > MAX_DELIVERY) faults.deliveryCharge = 'The delivery charge can be at most ₹10,000';
    const cap = readCap(typed.codCap);
    if ('fault' in cap) faults.codCap = cap.fault;
    else if (cap.value !== null && (cap.value < 100 || cap.value > MAX_PAISE))
      faults.codCap = 'Enter an amount from ₹1 to ₹1,00,00,000, or leave it empty for no limit';
    const byTwo = readMoney(typed.refundByTwoAbove);
    if ('fault' in byTwo) faults.refundByTwoAbove = byTwo.fault;
    else if (byTwo.value > MAX_PAISE) faults.refundByTwoAbove = 'Enter an amount from ₹0 to ₹1,00,00,000';
    const served = readPins(typed.served);
    if ('fault' in served) faults.served = served.fault;
    const refused = readPins(typed.refused);
    if ('fault' in refused) faults.refused = refused.fault;
    if (typed.elsewhere !== 'yes' && typed.elsewhere !== 'no') faults.elsewhere = 'Choose one';
    else if (typed.elsewhere === 'no' && 'prefixes' in served && served.prefixes.length === 0)
      faults.served = 'Add at least one state, district or PIN code, or deliver all over India';
    return readOf(faults, () => ({
      deliveryCharge: 'value' in charge ? charge.value : paise(0),
      codCap: 'value' in cap ? cap.value : null,
      refundByTwoAbove: 'value' in byTwo ? byTwo.value : paise(0),
      serviceArea: tidyArea({
        elsewhere: typed.elsewhere === 'yes',
        served: 'prefixes' in served ? served.prefixes : [],
        refused: 'prefixes' in refused ? refused.prefixes : [],
      }),
    }));
  },
};

/** Nothing means free delivery. */
export function readCharge(text: string): ReadMoney {
  return text.trim() === '' ? { value: paise(0) } : readMoney(text);
}

/** Nothing means no limit. */
export function readCap(text: string): ReadMoney | { readonly value: null } {
  return text.trim() === '' ? { value: null } : readMoney(text);
}

/** An amount as it stands in a field: 49, 49.50; nothing for nothing. */
function typedRupees(amount: Paise | null): string {
  if (amount === null) return '';
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
