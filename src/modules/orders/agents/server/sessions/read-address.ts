import type { AgentMessage } from '#orders/agents/ucp/answers.schema.ts';
import type { AgentBuyer, AgentDestination } from '#orders/agents/ucp/requests.schema.ts';
import { cityOfPincode } from '#people/addresses/city-of-pincode.ts';
import { readMobile } from '#people/addresses/mobile.ts';
import { readPincode } from '#people/addresses/pincode.ts';
import { type AddressColumns, addressColumns } from '#people/addresses/server/addresses.ts';
import { isProblem } from '#shared/api/problem.ts';
import { t } from '#shared/language/t.ts';

const AT = '$.fulfillment.methods[0].destinations[0]';
const INDIA = ['', 'in', 'ind', 'india'];

/** What an agent filled in, as an address; or what is missing, spoken in the language that is set. */
export function readAddress({
  destination,
  buyer,
}: {
  readonly destination: AgentDestination | null;
  readonly buyer: AgentBuyer;
}): { readonly shipTo: AddressColumns | undefined; readonly faults: readonly AgentMessage[] } {
  if (!destination)
    return { shipTo: undefined, faults: [missing('$.fulfillment', t('orders.agents.message.address'))] };
  const { street_address = '', extended_address = '', address_locality = '', postal_code = '' } = destination;
  const pincode = readPincode(postal_code);
  const phone = readMobile(destination.phone_number ?? buyer.phone_number ?? '');
  const name = nameOf(destination) || nameOf(buyer);
  const street = [street_address, extended_address]
    .map(line => line.trim())
    .filter(Boolean)
    .join(', ');
  const city = address_locality.trim() || (pincode && cityOfPincode(pincode)) || '';
  const faults = [
    ...(INDIA.includes(destination.address_country?.trim().toLowerCase() ?? '')
      ? []
      : [undeliverable(t('orders.agents.message.country'))]),
    ...(street ? [] : [missing(`${AT}.street_address`, t('orders.agents.message.street'))]),
    ...(city ? [] : [missing(`${AT}.address_locality`, t('orders.agents.message.city'))]),
    ...(pincode ? [] : [missing(`${AT}.postal_code`, t('orders.agents.message.pincode'))]),
    ...(name ? [] : [missing(`${AT}.first_name`, t('orders.agents.message.name'))]),
    ...(phone ? [] : [missing('$.buyer.phone_number', t('orders.agents.message.phone'))]),
  ];
  if (faults.length > 0 || !pincode || !phone) return { shipTo: undefined, faults };
  try {
    const fields = { name, address: street.slice(0, 300), city, pincode, phone, notes: '' };
    return { shipTo: addressColumns(fields), faults };
  } catch (error) {
    if (!isProblem(error)) throw error;
    return { shipTo: undefined, faults: [undeliverable(error.fields?.pincode ?? error.message)] };
  }
}

function nameOf({ first_name = '', last_name = '' }: Pick<AgentBuyer, 'first_name' | 'last_name'>): string {
  return [first_name, last_name]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ');
}

export const missing = (path: string, content: string): AgentMessage => ({
  ...{ type: 'error', code: 'field_required', content, severity: 'recoverable', path },
});

const undeliverable = (content: string): AgentMessage => ({
  ...{ type: 'error', code: 'address_undeliverable', content, severity: 'recoverable', path: AT },
});
