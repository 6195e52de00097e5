/** The facade of courier bookings. */

export { trackShipments } from '#orders/shipments/server/track-shipments.ts';
