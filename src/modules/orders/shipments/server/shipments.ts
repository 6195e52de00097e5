/** The facade of courier bookings. */

export {
  cancelFallenParcel,
  isCourierBooked,
  payShop,
  tellFallen,
} from '#orders/shipments/server/fallen-parcels.ts';
export { trackShipments } from '#orders/shipments/server/track-shipments.ts';
