import type { CourierBench, ServiceReply } from '#shared/ports/bench.ts';
import type { ShipmentState } from '#shared/ports/courier-port.ts';

const TOKEN = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';
const SECRET = 'only-delhivery-and-the-shop-know';
const NOT_SERVED = '797001';

interface Parcel {
  readonly ref: string;
  readonly isUnlisted: boolean;
  status: readonly [type: string, name: string, instructions: string];
  at: Date;
}

const STATUS: Readonly<Record<ShipmentState, Parcel['status']>> = {
  booked: ['UD', 'Manifested', 'Manifest uploaded'],
  moving: ['UD', 'In Transit', 'Shipment picked up'],
  delivered: ['DL', 'Delivered', 'Delivered to consignee'],
  returning: ['RT', 'In Transit', 'Returned as per client instructions'],
  cancelled: ['CN', 'Canceled', 'Shipment has been cancelled'],
  problem: ['UD', 'Lost', 'Shipment lost'],
};

/** What it calls a parcel that was cancelled before the pickup. */
const CANCELLED: Parcel['status'] = ['RT', 'Returned', 'Shipment has been cancelled'];

/** Delhivery as its documentation describes it. */
export function bench(): CourierBench {
  const parcels = new Map<string, Parcel>();
  const pickups = new Set<string>();
  let isLate = false;
  let broken: string | undefined;
  const settings = { token: TOKEN, environment: 'live', mode: 'Surface', webhookSecret: SECRET };
  const statusOf = (awb: string, { status: [type, name, instructions], at, ref }: Parcel) => ({
    ...{ AWB: awb, ReferenceNo: ref },
    Status: {
      ...{ Status: name, StatusType: type, StatusLocation: 'Pune_Hub', Instructions: instructions },
      // In India, without saying so.
      StatusDateTime: new Date(at.getTime() + 5.5 * 3_600_000).toISOString().replace('Z', ''),
    },
  });
  const ok = (body: unknown): ServiceReply => ({ status: 200, body });
  const failed = (...remarks: string[]) =>
    ok({ success: false, package_count: 1, packages: [{ status: 'Fail', waybill: '', refnum: '', remarks }] });

  function create(text: string): ServiceReply {
    const form = new URLSearchParams(text);
    if (form.get('format') !== 'json') return ok({ success: false, rmk: 'format key missing in POST' });
    const data = JSON.parse(form.get('data') ?? '{}');
    const [{ order, name, add, pin, phone, payment_mode: mode, cod_amount: cod, weight, quantity }] = data.shipments;
    if (!pickups.has(data.pickup_location.name)) return failed('ClientWarehouse matching query does not exist.');
    if (![order, name, add].every(each => typeof each === 'string' && each !== '' && !/[&#%;\\]/.test(each)))
      return failed('Crashing while saving package due to exception');
    if (!/^\d{6}$/.test(pin) || !/^[6-9]\d{9}$/.test(phone)) return failed(`Invalid phone ${phone} of ${name}`);
    if (pin === NOT_SERVED) return failed('Crashing while saving package: non serviceable pincode');
    if (!(Number(weight) > 0) || !(Number(quantity) > 0)) return failed('Invalid weight');
    if (mode === 'COD' ? !(cod > 0) : mode !== 'Prepaid' || cod !== 0) return failed('Invalid payment mode');
    if ([...parcels.values()].some(({ ref }) => ref === order)) return failed(`Duplicate order id ${order}`);
    const awb = String(1_490_883_000_000 + parcels.size);
    parcels.set(awb, { isUnlisted: isLate, ref: order, status: STATUS.booked, at: new Date() });
    return ok({
      success: true,
      package_count: 1,
      packages: [{ status: 'Success', waybill: awb, refnum: order, remarks: [''] }],
    });
  }

  function edit(text: string): ServiceReply {
    const { waybill, cancellation } = JSON.parse(text);
    const parcel = parcels.get(waybill);
    if (!parcel || cancellation !== 'true') return ok({ status: 'Failure', error: 'Invalid waybill' });
    if (parcel.status !== STATUS.booked) return ok({ status: 'Failure', error: 'Unable to cancel' });
    Object.assign(parcel, { status: CANCELLED, at: new Date() });
    return ok({ status: true, waybill, remark: 'Shipment has been cancelled.', order_id: parcel.ref });
  }

  function packages(query: URLSearchParams): ServiceReply {
    const [awbs, refs] = [query.get('waybill')?.split(',') ?? [], query.get('ref_ids')?.split(',') ?? []];
    if (broken !== undefined && awbs.includes(broken)) return { status: 500, body: {} };
    const found = [...parcels].filter(
      ([awb, { ref, isUnlisted }]) => !(isUnlisted && isLate) && (awbs.includes(awb) || refs.includes(ref)),
    );
    return found.length === 0
      ? { status: 404, body: { Success: false, Error: 'No such waybill or Order Id found', rmk: 'Error occurred' } }
      : ok({ ShipmentData: found.map(([awb, parcel]) => ({ Shipment: statusOf(awb, parcel) })) });
  }

  function pincode(code: string | null): ServiceReply {
    const codes =
      code === NOT_SERVED ? [] : [{ postal_code: { pin: Number(code), pre_paid: 'Y', cod: 'Y', cash: 'Y' } }];
    return ok({ delivery_codes: codes });
  }

  return {
    settings,
    wrong: { ...settings, token: 'f'.repeat(40) },
    refusedPincode: NOT_SERVED,
    booked: () => [...parcels.values()].filter(({ status }) => status !== CANCELLED).length,
    move: (awb, state) => {
      const parcel = parcels.get(awb);
      if (parcel) Object.assign(parcel, { status: STATUS[state], at: new Date() });
    },
    listsLate: late => {
      isLate = late;
    },
    breakOn: awb => {
      broken = awb;
    },
    message: awb => ({
      body: JSON.stringify({ Shipment: { ...statusOf(awb, parcels.get(awb) as Parcel), NSLCode: 'X-PPOM' } }),
      headers: { authorization: SECRET, 'content-type': 'application/json' },
    }),
    answer({ origin, method, path, query, headers, text }) {
      if (origin !== 'https://track.delhivery.com') return { status: 404, body: {} };
      if (headers.authorization !== `Token ${TOKEN}`)
        return { status: 401, body: { detail: 'Authentication credentials were not provided.' } };
      switch (`${method} ${path}`) {
        case 'POST /api/backend/clientwarehouse/create/': {
          const { name, pin, phone, address } = JSON.parse(text);
          if (!/^\d{6}$/.test(pin) || !/^[6-9]\d{9}$/.test(phone) || !address)
            return { status: 400, body: { success: false, error: ['Invalid pin, phone or address'] } };
          if (pickups.has(name))
            return {
              status: 400,
              body: { success: false, error: [`client-warehouse with name: ${name} already exists`] },
            };
          pickups.add(name);
          return { status: 201, body: { success: true, data: { name }, error: '' } };
        }
        case 'POST /api/cmu/create.json':
          return create(text);
        case 'POST /api/p/edit':
          return edit(text);
        case 'GET /api/v1/packages/json/':
          return packages(query);
        case 'GET /c/api/pin-codes/json/':
          return pincode(query.get('filter_codes'));
        case 'GET /api/p/packing_slip': {
          const awb = query.get('wbns') ?? '';
          const link = `https://delhivery-labels.example/${awb}.pdf`;
          return ok({ packages_found: 1, packages: parcels.has(awb) ? [{ wbn: awb, pdf_download_link: link }] : [] });
        }
        default:
          return { status: 404, body: {} };
      }
    },
  };
}
