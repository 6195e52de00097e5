/** Public API of services and delivery windows for other features. */

export { insertServices } from './desk.ts';
export {
  callOffServices,
  dueOn,
  eraseNotesOf,
  finishService,
  goesBack,
  insertOrderServices,
  type OrderServiceRow,
  openServicesOf,
  orderServicesOf,
  scheduleService,
  serviceNotDoneAt,
} from './order-services.ts';
export {
  chosenOf,
  NO_PART_EXTRAS,
  offeredExtras,
  type PartExtras,
  type PartOffers,
  partOffersOf,
  type SoldService,
  sellExtras,
} from './sell-extras.ts';
export { servicesWith } from './services-with.ts';
export { giveSlotsBack, moveSlot, slotOf, takeSlots, takeSlotsAgain } from './slots.ts';
export { ALL_WINDOWS, windowsOf } from './windows.ts';
