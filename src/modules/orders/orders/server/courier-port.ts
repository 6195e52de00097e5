import { bookingStands } from '#orders/orders/contract.ts';
import type { TxCtx } from '#platform/context.ts';
import type { PartId } from '#shared/id.ts';

/** What orders need of the bookings of couriers. The caller holds the lock on the order. */
interface CourierPort {
  /**
   * Whether a courier is booked for one of these parts, or was asked and has not answered yet. `sound` leaves out parcels that
   * are lost, come back or have arrived, and that another parcel may follow.
   */
  isBooked(tx: TxCtx, partIds: readonly PartId[], which: 'any' | 'sound'): Promise<boolean>;
  /**
   * The parts among these whose courier was booked to collect the cash for the shop, with the tracking number they have now.
   * It does so whatever was agreed with the seller since.
   */
  payShop(tx: TxCtx, partIds: readonly PartId[]): Promise<ReadonlySet<PartId>>;
  /** Tells the couriers of parts that are not wanted any more, after the commit. */
  tellFallen(tx: TxCtx, partIds: readonly PartId[]): Promise<void>;
}

declare module '#platform/context.ts' {
  interface Ports {
    readonly couriers: CourierPort;
  }
}

/** The courier has the cash amount and the address that it was booked with. @throws bookingStands */
export async function refuseBooked(tx: TxCtx, partIds: readonly PartId[]): Promise<void> {
  if (await tx.ports.couriers.isBooked(tx, partIds, 'any')) throw bookingStands();
}

/** The order follows the parcel that is booked, so no other takes its place. @throws bookingStands */
export async function refuseOtherParcel(tx: TxCtx, partIds: readonly PartId[]): Promise<void> {
  if (await tx.ports.couriers.isBooked(tx, partIds, 'sound')) throw bookingStands();
}
