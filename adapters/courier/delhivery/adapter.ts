import { createHash, timingSafeEqual } from 'node:crypto';
import {
  AdapterFailed,
  type Ask,
  defineAdapter,
  type ServiceAnswer,
  type ServiceRequest,
} from '#shared/ports/adapter.ts';
import type { ShipmentRequest, TrackedShipment } from '#shared/ports/courier-port.ts';
import { readTracked } from './read-tracked.ts';

const HOSTS: Readonly<Record<string, string>> = {
  live: 'https://track.delhivery.com',
  test: 'https://staging-express.delhivery.com',
};

/** A PIN code that Delhivery serves, for the test. */
const SERVED = '110001';

/** Delhivery Express: https://delhivery-express-api-doc.readme.io/reference/introduction-1 */
export const adapter = defineAdapter({
  port: 'courier',
  name: 'delhivery',
  title: 'Delhivery',
  about: {
    en: 'Books, labels and tracks parcels. The place of pickup of each seller is registered with Delhivery when it is first used.',
    hi: 'पार्सल बुक करता है, लेबल देता है और ट्रैक करता है। हर विक्रेता की पिकअप जगह पहली बार में Delhivery के पास रजिस्टर होती है।',
  },
  help: 'https://delhivery-express-api-doc.readme.io/reference/introduction-1',
  fields: {
    token: { label: { en: 'API token' }, kind: 'secret', pattern: /^[A-Za-z0-9]{16,80}$/ },
    environment: {
      label: { en: 'Environment', hi: 'एनवायरनमेंट' },
      kind: 'choice',
      choices: { live: { en: 'Live', hi: 'लाइव' }, test: { en: 'Test (staging)', hi: 'टेस्ट (staging)' } },
    },
    mode: {
      label: { en: 'Shipping mode', hi: 'शिपिंग का तरीका' },
      kind: 'choice',
      choices: { Surface: { en: 'Surface', hi: 'सड़क से' }, Express: { en: 'Express', hi: 'एक्सप्रेस' } },
    },
    webhookSecret: {
      label: { en: 'Webhook secret', hi: 'वेबहुक का गुप्त मान' },
      hint: {
        en: 'Ask Delhivery to send it as the header Authorization to /api/couriers/delhivery/webhook. Without it, parcels are asked about every half hour.',
        hi: 'Delhivery से कहें कि इसे Authorization हेडर में /api/couriers/delhivery/webhook पर भेजे। इसके बिना हर आधे घंटे में पूछा जाता है।',
      },
      kind: 'secret',
      isOptional: true,
      pattern: /^[\x21-\x7e]{16,200}$/,
      fault: { en: 'Enter at least 16 characters without spaces', hi: 'बिना स्पेस के कम से कम 16 अक्षर डालें' },
    },
  },
  connect({ token, environment, mode, webhookSecret }, { ask }) {
    const host = HOSTS[environment] ?? 'https://staging-express.delhivery.com';
    const send = (request: Omit<ServiceRequest, 'url'> & { readonly path: string }) => asked(ask, host, token, request);
    const pincodes = async (pincode: string) => {
      const answer = read(await send({ method: 'GET', path: `/c/api/pin-codes/json/?filter_codes=${pincode}` }));
      if (!Array.isArray(answer.delivery_codes)) throw notUnderstood();
      return (answer.delivery_codes as readonly unknown[]).map(code => objectIn(objectIn(code).postal_code));
    };
    const tracked = async (query: string) => {
      const answer = await send({ method: 'GET', path: `/api/v1/packages/json/?${query}` });
      // Nothing is known under these numbers; Delhivery says so with 200 or 404.
      const { Success: success, Error: error } = objectIn(answer.json);
      if (success === false && /no such/i.test(String(error))) return [];
      const { ShipmentData: list } = read(answer);
      if (!Array.isArray(list)) throw notUnderstood();
      return (list as readonly unknown[]).flatMap(
        (each): TrackedShipment | readonly TrackedShipment[] => readTracked(each) ?? [],
      );
    };
    const find = async (id: string) => {
      const [found] = await tracked(`ref_ids=${encodeURIComponent(id)}`);
      return found && { awb: found.awb };
    };
    return {
      async test() {
        const [found] = await pincodes(SERVED);
        if (!found) throw notUnderstood();
        return environment === 'live' ? 'Delhivery' : 'Delhivery (staging)';
      },

      async serves(pincode) {
        const [found] = await pincodes(pincode);
        return { delivers: found?.pre_paid === 'Y', collects: found?.cod === 'Y' };
      },

      async book(request) {
        await registerPickup(send, request);
        const data = JSON.stringify(shipmentOf(request, mode));
        const answer = read(
          await send({
            ...{ method: 'POST', path: '/api/cmu/create.json' },
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ format: 'json', data }).toString(),
          }),
        );
        const [made] = Array.isArray(answer.packages) ? (answer.packages as readonly unknown[]).map(objectIn) : [];
        if (made?.status === 'Success' && typeof made.waybill === 'string' && made.waybill !== '')
          return { awb: made.waybill };
        const remarks = JSON.stringify(made?.remarks ?? answer.rmk ?? '');
        if (/duplicate order/i.test(remarks)) {
          // Booked before, and the answer was lost. It takes a while until a new parcel can be looked up.
          const before = await find(request.id);
          if (before) return before;
          throw new AdapterFailed('unavailable', 'Delhivery has booked the parcel and does not list it yet.');
        }
        if (made === undefined && typeof answer.rmk !== 'string') throw notUnderstood();
        throw refused(remarks, request);
      },

      find,

      track: async awbs => (awbs.length === 0 ? [] : tracked(`waybill=${awbs.map(encodeURIComponent).join(',')}`)),

      async cancel(awb) {
        const answer = await send({
          ...{ method: 'POST', path: '/api/p/edit' },
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ waybill: awb, cancellation: 'true' }),
        });
        const { status } = objectIn(answer.json);
        if (answer.status < 400 && (status === true || status === 'True' || status === 'Success')) return;
        if (status === undefined) throw notUnderstood(answer.status);
        const [known] = await tracked(`waybill=${encodeURIComponent(awb)}`);
        // One that is cancelled before the pickup is called returned.
        if (known?.state === 'cancelled' || known?.state === 'returning') return;
        throw new AdapterFailed('refused', 'Delhivery can’t cancel this parcel any more.');
      },

      async label(awb) {
        const path = `/api/p/packing_slip?wbns=${encodeURIComponent(awb)}&pdf=true`;
        const answer = read(await send({ method: 'GET', path }));
        const [slip] = Array.isArray(answer.packages) ? (answer.packages as readonly unknown[]).map(objectIn) : [];
        const address = slip?.pdf_download_link;
        if (typeof address !== 'string' || !address.startsWith('https://')) {
          if (Array.isArray(answer.packages))
            throw new AdapterFailed('refused', 'Delhivery has no label for this parcel.');
          throw notUnderstood();
        }
        return address;
      },

      readMessage({ body, headers }) {
        if (webhookSecret === '' || !isSame(headers.authorization ?? '', webhookSecret)) return undefined;
        try {
          const { AWB: awb } = objectIn(objectIn(JSON.parse(body)).Shipment);
          return typeof awb === 'string' ? awb : undefined;
        } catch {
          return undefined;
        }
      },
    };
  },
});

type Send = (request: Omit<ServiceRequest, 'url'> & { readonly path: string }) => Promise<ServiceAnswer>;

async function asked(
  ask: Ask,
  host: string,
  token: string,
  { path, headers, ...request }: Omit<ServiceRequest, 'url'> & { readonly path: string },
): Promise<ServiceAnswer> {
  const authorization = `Token ${token}`;
  const answer = await ask({
    ...request,
    url: `${host}${path}`,
    headers: { accept: 'application/json', ...headers, authorization },
  });
  if (answer.status === 401 || answer.status === 403)
    throw new AdapterFailed('denied', 'Delhivery does not accept the API token.');
  if (answer.status >= 500 || answer.status === 429) throw notUnderstood(answer.status);
  return answer;
}

/** Registers the place of pickup; that it is registered already is fine. */
async function registerPickup(send: Send, { pickup, from }: ShipmentRequest): Promise<void> {
  const place = {
    name: pickup,
    phone: phoneOf(from.mobile),
    address: from.address,
    city: from.city,
    pin: from.pincode,
  };
  const answer = await send({
    ...{ method: 'POST', path: '/api/backend/clientwarehouse/create/' },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ ...place, country: 'India', registered_name: from.name },
      ...{ return_address: from.address, return_city: from.city, return_pin: from.pincode },
      ...{ return_state: from.state, return_country: 'India' },
    }),
  });
  const { success, error } = objectIn(answer.json);
  if (success === true || /already exists/i.test(JSON.stringify(error ?? ''))) return;
  if (success === undefined) throw notUnderstood(answer.status);
  throw new AdapterFailed('refused', 'Delhivery does not accept the place of pickup. Check the address of the seller.');
}

function shipmentOf({ id, pickup, from, to, contents, units, grams, value, collect }: ShipmentRequest, mode: string) {
  return {
    pickup_location: { name: pickup },
    shipments: [
      {
        ...{ order: id, name: plain(to.name), add: plain(to.address), city: plain(to.city), state: plain(to.state) },
        ...{ pin: to.pincode, country: 'India', phone: phoneOf(to.mobile), shipping_mode: mode },
        ...{ payment_mode: collect > 0 ? 'COD' : 'Prepaid', cod_amount: collect / 100, total_amount: value / 100 },
        ...{ products_desc: plain(contents), quantity: String(units), weight: grams },
        ...{ seller_name: plain(from.name), seller_add: plain(from.address) },
        ...{ return_add: plain(from.address), return_city: plain(from.city), return_state: plain(from.state) },
        ...{ return_name: plain(from.name), return_phone: phoneOf(from.mobile), return_pin: from.pincode },
        return_country: 'India',
      },
    ],
  };
}

/** Delhivery refuses these characters in its data. */
function plain(text: string): string {
  return text
    .replace(/[&#%;\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function phoneOf(mobile: string): string {
  return mobile.replace(/^\+91/, '');
}

/** Its remark without what it repeats of the people. */
function refused(remarks: string, { to, from }: ShipmentRequest): AdapterFailed {
  if (/non.?serviceable|pincode|pin code/i.test(remarks))
    return new AdapterFailed('refused', `Delhivery does not deliver to PIN code ${to.pincode}.`);
  // Delhivery has the texts as they were sent.
  const told = remarks.toLowerCase();
  const people = [to.name, to.address, to.mobile, from.name, from.address, from.mobile];
  const phones = [phoneOf(to.mobile), phoneOf(from.mobile)];
  const isPrivate = [...people, ...people.map(plain), ...phones].some(
    words => words !== '' && told.includes(JSON.stringify(words.toLowerCase()).slice(1, -1)),
  );
  const words = isPrivate ? '' : remarks.replace(/[[\]"\\]/g, '').slice(0, 150);
  return new AdapterFailed('refused', words === '' ? 'Delhivery did not book the parcel.' : `Delhivery: ${words}`);
}

function read({ status, json }: ServiceAnswer): Readonly<Record<string, unknown>> {
  if (status < 200 || status >= 300) throw notUnderstood(status);
  return objectIn(json);
}

function objectIn(json: unknown): Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : {};
}

function notUnderstood(status?: number): AdapterFailed {
  const which = status === undefined ? '' : `: ${status}`;
  return new AdapterFailed('unavailable', `Delhivery gave an answer that it does not document${which}.`);
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
