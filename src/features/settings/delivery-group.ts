import { MOST_PAISE, type Paise, paise } from '#shared/money.ts';
import { type Faults, type Group, readOf } from './group.ts';
import { pinsText, readPins } from './pin-list.ts';
import { tidyArea } from './tidy-area.ts';
import { readTypedRupees, typedRupees } from './typed-rupees.ts';

export type DeliveryField = 'deliveryCharge' | 'codCap' | 'elsewhere' | 'served' | 'refused';

export const MOST_DELIVERY = paise(10_000_00);

/** What delivery costs, how much may be paid in cash, and where goods are sent. */
export const DELIVERY_GROUP: Group<DeliveryField> = {
  title: 'Delivery and cash',
  labels: {
    deliveryCharge: 'Delivery charge',
    codCap: 'Most that may be paid in cash',
    elsewhere: 'Where we deliver',
    served: 'Also deliver to',
    refused: 'Do not deliver to',
  },
  fieldsOf: ({ deliveryCharge, codCap, serviceArea }) => ({
    deliveryCharge: typedRupees(deliveryCharge),
    codCap: typedRupees(codCap),
    elsewhere: serviceArea.elsewhere ? 'yes' : 'no',
    served: pinsText(serviceArea.served),
    refused: pinsText(serviceArea.refused),
  }),
  read: typed => {
    const faults: Faults<DeliveryField> = {};
    const charge = typed.deliveryCharge.trim() === '' ? (0 as Paise) : readTypedRupees(typed.deliveryCharge);
    if (charge === undefined) faults.deliveryCharge = 'Write an amount in rupees, such as 49; 0 for free delivery';
    else if (charge > MOST_DELIVERY) faults.deliveryCharge = 'Delivery may cost ₹10,000 at most';
    const cap = typed.codCap.trim() === '' ? null : readTypedRupees(typed.codCap);
    if (cap === undefined) faults.codCap = 'Write an amount in rupees, such as 50,000, or leave it empty for no limit';
    else if (cap !== null && (cap < 100 || cap > MOST_PAISE))
      faults.codCap = 'The limit lies between ₹1 and ₹1,00,00,000; leave it empty for no limit';
    const served = readPins(typed.served);
    if ('fault' in served) faults.served = served.fault;
    const refused = readPins(typed.refused);
    if ('fault' in refused) faults.refused = refused.fault;
    if (typed.elsewhere !== 'yes' && typed.elsewhere !== 'no') faults.elsewhere = 'Choose one of the two';
    else if (typed.elsewhere === 'no' && 'prefixes' in served && served.prefixes.length === 0)
      faults.served = 'Name at least one state, district or PIN code, or deliver all over India';
    return readOf(faults, () => ({
      deliveryCharge: charge ?? paise(0),
      codCap: cap ?? null,
      serviceArea: tidyArea({
        elsewhere: typed.elsewhere === 'yes',
        served: 'prefixes' in served ? served.prefixes : [],
        refused: 'prefixes' in refused ? refused.prefixes : [],
      }),
    }));
  },
};
