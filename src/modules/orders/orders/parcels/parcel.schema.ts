import * as z from 'zod/mini';
import { line } from '#shared/api/wire.ts';
import { MAX_CARRIER_LENGTH, plainTracking, TRACKING } from './parcel.ts';

export const carrierName = line(MAX_CARRIER_LENGTH);
export const trackingNumber = z
  .string()
  .check(z.maxLength(80), z.overwrite(plainTracking), z.regex(TRACKING, 'must have 3 to 40 letters and digits'));
