import { type Env, WrongEnvironment } from '#config/env.ts';
import { DEMO_LOGINS, DEMO_PASSWORD, loadDemo } from '#demo/demo.ts';
import {
  ensureAdministrator,
  hasPeople,
  isAnyRegistered,
  type MadeAdministrator,
} from '#people/accounts/server/accounts.ts';
import { stateName } from '#people/addresses/state.ts';
import { stateOfGstin } from '#people/sellers/gstin/gstin-state.ts';
import { ensureHouseSeller, updateHouseSeller } from '#people/sellers/server/sellers.ts';
import type { Ctx } from '#platform/context.ts';
import { hasProducts, insertFirstBrands } from '#products/catalog/server/catalog.ts';
import type { SellerId } from '#shared/id.ts';
import type { ShopIdentity } from '#shop/shop/identity/shop-identity.ts';
import { changeSetting, isNoted, isOpen, setting } from '#shop/shop/server/shop.ts';
import { wasEmptied } from './empty-shop.ts';

const ADMINISTRATOR_WITHOUT_NAME = 'admin@bijlibazaar.example';

/** What of the environment is looked at here. */
type Preparations = Pick<Env, 'brandName' | 'gstin' | 'adminEmail' | 'adminPassword' | 'seed'>;

/** What a shop has before anybody opens it. */
export interface PreparedShop {
  /** Only when it was made just now. */
  readonly administrator: MadeAdministrator | undefined;
  /** Whether visitors see the shop: not before it has said who it is. */
  readonly isOpen: boolean;
  /** Who can log in to the demo; empty in a shop with real products. */
  readonly demoLogins: readonly { readonly who: string; readonly email: string; readonly password: string }[];
}

/**
 * Makes sure of what every shop has: its name, the seller that is the shop itself, brands, an administrator. An empty
 * shop that wants the demo gets it, unless it was emptied on purpose. Done at each start; what is there already stays as it is.
 */
export async function prepareShop(
  ctx: Ctx,
  env: Preparations,
  report: (howFar: string) => void = () => {},
): Promise<PreparedShop> {
  const house = await prepareHouse(ctx, env);
  const administrator = await ensureAdministrator(ctx, {
    email: env.adminEmail ?? ADMINISTRATOR_WITHOUT_NAME,
    password: env.adminPassword,
  });
  if (env.seed === 'demo' && (await isEmpty(ctx)) && !(await wasEmptied(ctx))) await loadDemo(ctx, house, report);
  const hasDemo = await isAnyRegistered(
    ctx.db,
    DEMO_LOGINS.map(({ email }) => email),
  );
  const demoLogins = hasDemo ? DEMO_LOGINS.map(login => ({ ...login, password: DEMO_PASSWORD })) : [];
  return { administrator, isOpen: await isOpen(ctx), demoLogins };
}

/**
 * The environment names the shop once, and gives it a GST number where it has none; afterwards the settings do. With the
 * number comes the state, unless somebody has said that the shop sits in another one (decision 65).
 * @throws WrongEnvironment when the two disagree
 */
async function prepareHouse(ctx: Ctx, { brandName, gstin }: Preparations): Promise<{ id: SellerId; name: string }> {
  return ctx.tx(async tx => {
    const isNamed = await isNoted(tx.db, 'identity');
    const identity = await setting(tx, 'identity');
    const name = isNamed || brandName === undefined ? identity.name : brandName;
    const isNewNumber = identity.gstin === null && gstin !== undefined;
    const named = { ...identity, name, ...(isNewNumber && { gstin, stateCode: stateFor(gstin, identity) }) };
    if (!isNamed || isNewNumber) await changeSetting(tx, 'identity', named);
    if (!isNamed) await insertFirstBrands(tx);
    const id = await ensureHouseSeller(tx, named);
    if (isNewNumber) await updateHouseSeller(tx, named);
    return { id, name: named.name };
  });
}

function stateFor(gstin: string, { stateCode }: ShopIdentity): string {
  const state = stateOfGstin(gstin);
  if (state === undefined || stateCode === '') return state ?? stateCode;
  if (state === stateCode) return state;
  throw new WrongEnvironment([
    `GSTIN starts with ${state} (${stateName(state)}), but the settings say that the shop is in ${stateName(stateCode)}. Set a GST number of ${stateName(stateCode)}, or start without GSTIN and correct the state in Settings`,
  ]);
}

/** Nothing was ever for sale here, and nobody but administrators has an account. */
export async function isEmpty({ db }: Ctx): Promise<boolean> {
  return !(await hasProducts(db)) && !(await hasPeople(db));
}
