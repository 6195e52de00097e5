import * as z from 'zod/mini';
import { editOf } from '#shared/api/edit-of.ts';
import { get, put } from '#shared/api/endpoint.ts';
import type { ValueFault } from '#shared/api/value-fault.ts';
import { dataOf, id, line, rupees } from '#shared/api/wire.ts';
import { PERIODS } from './period.ts';
import { SERVICE_KINDS } from './service.ts';
import { MOST_IN_SLOT } from './slots.ts';

/** The most services of a seller, and the longest texts of one. */
export const MOST_SERVICES = 50;
export const MAX_SERVICE_NAME = 60;
export const MAX_COVERS = 300;

const words = (most: number) => z.record(z.string().check(z.regex(/^[a-z]{2,3}$/)), line(most));

const isHundredth = (rate: number) => Math.abs(rate * 100 - Math.round(rate * 100)) < 1e-9;

/** A service that a seller offers. */
export const DeskService = z.strictObject({
  /** Absent for a new one. */
  _id: z.optional(id<'service'>()),
  kind: z.enum(SERVICE_KINDS),
  /** With those within it; null for all products. */
  category: z.nullable(z.string().check(z.maxLength(60))),
  /** By language; the English one is needed. */
  names: words(MAX_SERVICE_NAME),
  /** What it covers and what not. */
  covers: words(MAX_COVERS),
  /** Includes GST; 0 for free. */
  price: rupees,
  /** Code of the GST tariff: six digits that begin with 99. */
  sac: z.string().check(z.regex(/^99\d{4}$/)),
  /** In percent. */
  gstRate: z.number().check(z.gte(0), z.lte(100), z.refine(isHundredth, 'decimals' satisfies ValueFault)),
  /** The beginnings of PIN codes; empty for everywhere. */
  pincodes: z.array(z.string().check(z.regex(/^[1-9]\d{0,5}$/))).check(z.maxLength(200)),
  /** Within so many days after the delivery; null for what is done before. */
  days: z.nullable(z.int().check(z.gte(1), z.lte(60))),
});
export type DeskService = z.output<typeof DeskService>;

export const DeskServices = z.object({
  /** Changes with each change. */
  version: z.string(),
  /** To choose from, those within others after them. */
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  services: z.array(DeskService).check(z.maxLength(MOST_SERVICES)),
  /** Whether old phones are taken in exchange; null if the shop takes none. */
  exchange: z.nullable(z.boolean()),
  windows: z.strictObject({
    /** Whose products are delivered in windows. */
    categories: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(MOST_SERVICES)),
    places: z
      .array(
        z.strictObject({
          /** 0 for Sunday. */
          weekday: z.int().check(z.gte(0), z.lte(6)),
          period: z.enum(PERIODS),
          capacity: z.int().check(z.gte(1), z.lte(MOST_IN_SLOT)),
        }),
      )
      .check(
        z.maxLength(7 * PERIODS.length),
        z.refine(
          places => new Set(places.map(({ weekday, period }) => `${weekday} ${period}`)).size === places.length,
          'twice' satisfies ValueFault,
        ),
      ),
  }),
});
export type DeskServices = z.output<typeof DeskServices>;

export const getServices = get('/admin/services', {
  summary: 'Your services and delivery windows; for administrators, those of the shop itself as a seller',
  output: dataOf(DeskServices),
});

export const saveServices = put('/admin/services', {
  summary:
    'Replaces your services and delivery windows; with `version`, only if nobody has changed them since. Orders keep what was sold',
  body: editOf(
    z.strictObject({
      version: z.optional(z.string().check(z.maxLength(100))),
      services: DeskServices.shape.services,
      windows: DeskServices.shape.windows,
      /** Left out, it stays. */
      exchange: z.optional(z.nullable(z.boolean())),
    }),
    DeskServices,
  ),
  output: dataOf(DeskServices),
});
