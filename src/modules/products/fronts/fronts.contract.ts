import * as z from 'zod/mini';
import { get, post, put } from '#shared/api/endpoint.ts';
import { problem } from '#shared/api/problem.ts';
import { dataOf, instant, wholeNumber } from '#shared/api/wire.ts';
import { t } from '#shared/language/t.ts';
import { Front } from './front.contract.ts';
import { FrontBody, FrontTexts, frontName, MAX_SECTIONS, shopLanguage } from './front.ts';
import { ChosenProduct, FrontProposal, TakenProposal } from './proposals.contract.ts';

/** `fields` says what is wrong, such as `sections.2.listing`. */
export const frontInvalid = problem('fronts.invalid', 'invalid', (first: () => string) => first());
/** Somebody else has saved it in the meantime. */
export const frontChanged = problem('fronts.changed', 'conflict', (by: string) =>
  t('products.fronts.refusal.changed', { by }),
);
export const tooManyFronts = problem('fronts.too_many', 'conflict', (most: number) =>
  t('products.fronts.refusal.tooMany', { most }),
);

const version = z.int().check(z.minimum(0));

export const FrontVersion = z.object({
  version,
  isDraft: z.boolean(),
  /** Whether it has no sections of its own: the home page of the specification, or a landing page taken down. */
  isPlain: z.boolean(),
  changedAt: instant,
  changedBy: z.string(),
});
export type FrontVersion = z.output<typeof FrontVersion>;

export const FrontState = z.object({
  front: z.string(),
  titles: FrontTexts,
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  changedAt: z.nullable(instant),
  changedBy: z.nullable(z.string()),
  /** Open proposals of sellers for it. */
  proposals: z.int(),
});
export type FrontState = z.output<typeof FrontState>;

/** A version of a front, with the products that its sections name. */
export const FrontContent = z.object({ body: FrontBody, products: z.array(ChosenProduct) });
export type FrontContent = z.output<typeof FrontContent>;

/** A front to edit: its draft, or without one what is published. */
export const EditedFront = z.extend(FrontContent, {
  front: z.string(),
  /** The newest version, which the next one follows; 0 before the first. */
  version,
  /** Newest first. The first that is no draft is what shoppers see. */
  versions: z.array(FrontVersion),
  /** Of sellers: those that are open, longest waiting first, and those that were taken. */
  proposals: z.array(z.extend(FrontProposal, { products: z.array(ChosenProduct) })),
});
export type EditedFront = z.output<typeof EditedFront>;

export const listFronts = get('/admin/fronts/get', {
  summary: 'The home page and the landing pages, with their state',
  output: dataOf(z.array(FrontState)),
});

export const readFront = get('/admin/fronts/one', {
  summary: 'A page with its sections to edit, and its versions',
  query: z.strictObject({ front: frontName }),
  output: dataOf(EditedFront),
});

export const readFrontVersion = get('/admin/fronts/version', {
  summary: 'The sections of an older version of a page; version 0 is what it had before the first',
  query: z.strictObject({ front: frontName, version: wholeNumber(0, 1_000_000) }),
  output: dataOf(FrontContent),
});

export const SECTION_STATES = ['shown', 'empty', 'later', 'over'] as const;
export type SectionState = (typeof SECTION_STATES)[number];

export const previewFront = post('/admin/fronts/preview', {
  summary: 'A page as shoppers would see it, without saving it, and which sections have nothing to show',
  body: z.strictObject({ front: frontName, body: FrontBody, language: z.optional(shopLanguage) }),
  output: dataOf(
    z.object({
      /** With the sections whose time is still to come. */
      front: Front,
      states: z.array(z.object({ _id: z.string(), state: z.enum(SECTION_STATES) })),
    }),
  ),
});

const changedFront = z.extend(dataOf(EditedFront), { message: z.string() });

export const saveFront = put('/admin/fronts/save', {
  summary: 'Saves a page as a draft, or publishes it as a new version',
  body: z.strictObject({
    front: frontName,
    body: FrontBody,
    publish: z.boolean(),
    /** The newest version when the page was read. */
    version,
    /** The open proposals among its sections. They are taken by it. */
    taken: z.optional(z.array(TakenProposal).check(z.maxLength(MAX_SECTIONS))),
  }),
  output: changedFront,
});

export const discardFrontDraft = put('/admin/fronts/discard', {
  summary: 'Discards the draft of a page; what is published stays',
  body: z.strictObject({ front: frontName, version }),
  output: changedFront,
});

export const resetFront = put('/admin/fronts/reset', {
  summary: 'Publishes the home page that comes with the shop, or takes a landing page down; older versions stay',
  body: z.strictObject({ front: frontName, version }),
  output: changedFront,
});
