import type { EndpointId } from '#shared/id.ts';
import * as adminPaths from '#shared/paths/admin-paths.ts';
import { anId, listAddressOf, oneOf } from '#shared/paths/list-address.ts';
import { DELIVERY_STATES } from './contract.ts';

/** The log of an endpoint, with one delivery open over it. */
export const deliveriesAddress = (endpointId: EndpointId) =>
  listAddressOf(
    adminPaths.webhook(endpointId),
    { state: oneOf(DELIVERY_STATES) },
    { delivery: anId<'webhook delivery'>() },
  );
