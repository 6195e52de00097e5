import type { ShipmentState, TrackedShipment } from '#shared/ports/courier-port.ts';

interface Status {
  readonly Status?: unknown;
  readonly StatusType?: unknown;
  readonly StatusDateTime?: unknown;
  readonly StatusLocation?: unknown;
  readonly Instructions?: unknown;
}

/** Where a parcel is, by the type and the name of its status. @returns undefined for what is no parcel */
export function readTracked(entry: unknown): TrackedShipment | undefined {
  const { Shipment: shipment } = (entry ?? {}) as {
    readonly Shipment?: { readonly AWB?: unknown; readonly Status?: Status | null } | null;
  };
  const awb = shipment?.AWB;
  if (typeof awb !== 'string') return undefined;
  const status = shipment?.Status ?? {};
  const [name, type] = [textOf(status.Status), textOf(status.StatusType)];
  const words = [status.Instructions, status.StatusLocation].filter(each => typeof each === 'string' && each !== '');
  return {
    ...{ awb, state: stateOf(type, name), at: momentOf(status.StatusDateTime) },
    words: (words.length > 0 ? words.join(', ') : name).slice(0, 200),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** UD is on its way to the buyer, RT back to the seller; DL is delivered to either of them; CN is cancelled. */
function stateOf(type: string, name: string): ShipmentState {
  if (type === 'CN') return 'cancelled';
  if (type === 'RT') return 'returning';
  if (type === 'DL') return name === 'Delivered' ? 'delivered' : 'returning';
  if (type !== 'UD' || name === 'Lost') return 'problem';
  return ['Manifested', 'Not Picked', 'Open', 'Scheduled'].includes(name) ? 'booked' : 'moving';
}

/** Delhivery writes the time of India without saying so. */
function momentOf(text: unknown): Date {
  const written = textOf(text);
  const at = new Date(/(Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}+05:30`);
  return Number.isNaN(at.getTime()) ? new Date(0) : at;
}
