import {
  type EntryContext,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router';
import { encodeLoaderData } from './loader-data.ts';

type Routes = ServerBuild['routes'];
type ServerRoute = NonNullable<Routes[string]>;

/** What all pages of a screen have in common. */
interface Screen {
  /** The screen and the layouts around it, outermost first. */
  readonly routes: readonly ServerRoute[];
  /** The same for the matcher. */
  readonly branch: RouteObject[];
  readonly entry: Omit<EntryContext, 'staticHandlerContext' | 'renderMeta'>;
}

const screensOf = new WeakMap<ServerBuild, Map<string, Screen>>();

/** What the loaders of a page are given, and how the framework finds them. */
export interface ScreenRequest {
  /** The id of the innermost route. */
  readonly screen: string;
  /** Its path: `/product/:slug`. */
  readonly page: string;
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/** A page whose loaders have answered. */
export interface LoadedScreen {
  readonly entry: EntryContext;
  /** The loaders' data for the router in the browser. */
  readonly data: string;
}

/**
 * Calls the loaders of a screen, and returns what the framework's request handler would give to `entry.server.tsx` for the
 * usual answer: every loader returns plain data, and the status is 200. Undefined for any other (redirects, refusals,
 * faults), which the framework then makes; its loaders find the answers that these have asked for. The framework's way
 * matches all routes several times and encodes the data as a stream (decision 111).
 * `test/api/platform/pages/page-short-way.test.ts` compares the two.
 */
export async function loadScreen(
  build: ServerBuild,
  { screen, page, request, context }: ScreenRequest,
): Promise<LoadedScreen | undefined> {
  const { routes, branch, entry } = screenOf(build, screen);
  const url = new URL(request.url);
  const matches = matchRoutes(branch, url.pathname, build.basename);
  if (!matches) return undefined;
  const loaderData = await dataOf(routes, { request, url, params: matches[0]?.params, pattern: page, context });
  const data = loaderData && encodeLoaderData({ loaderData, actionData: null, errors: null });
  if (!data) return undefined;
  const staticHandlerContext: StaticHandlerContext = {
    basename: build.basename ?? '/',
    location: { pathname: url.pathname, search: url.search, hash: '', state: null, key: 'default' },
    matches: matches as StaticHandlerContext['matches'],
    loaderData,
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
    _match: (...asked) => matchRoutes(branch, ...asked) as never,
  };
  return { entry: { ...entry, staticHandlerContext, renderMeta: {} }, data };
}

/** What the loaders answer, by route; undefined unless all return plain data. */
async function dataOf(routes: readonly ServerRoute[], given: object): Promise<Record<string, unknown> | undefined> {
  const loading = routes.flatMap(({ id, module: { loader } }) =>
    typeof loader === 'function' ? [(async () => [id, plainData(await loader(given as never))] as const)()] : [],
  );
  const loaded = await Promise.allSettled(loading);
  const found: Record<string, unknown> = {};
  for (const answer of loaded) {
    if (answer.status === 'rejected' || !answer.value[1]) return undefined;
    found[answer.value[0]] = answer.value[1].data;
  }
  return found;
}

/** The data of a loader that sets neither a status but 200 nor headers, and sends nowhere else. */
function plainData(value: unknown): { readonly data: unknown } | undefined {
  if (value instanceof Response) return undefined;
  if (!isWithInit(value)) return { data: value };
  const { status = 200, headers } = value.init ?? {};
  return status === 200 && headers === undefined ? value : undefined;
}

/** What `data()` of the framework makes. */
function isWithInit(value: unknown): value is { readonly data: unknown; readonly init: ResponseInit | null } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}

function screenOf(build: ServerBuild, id: string): Screen {
  const known = screensOf.get(build) ?? new Map<string, Screen>();
  screensOf.set(build, known);
  const screen = known.get(id) ?? newScreen(build, id);
  known.set(id, screen);
  return screen;
}

function newScreen(build: ServerBuild, id: string): Screen {
  const { basename, future, routeDiscovery, ssr, isSpaMode, assets } = build;
  const routes = withLayouts(build.routes, id);
  const pick = <Value>(of: (route: ServerRoute) => Value) =>
    Object.fromEntries(routes.map(route => [route.id, of(route)]));
  return {
    routes,
    branch: routes.reduceRight<RouteObject[]>((children, { id, path, index, caseSensitive }) => {
      const own = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return [index ? { ...own, index } : { ...own, children }];
    }, []),
    entry: {
      branches: [],
      manifest: { ...assets, routes: pick(route => assets.routes[route.id]) as typeof assets.routes },
      routeModules: pick(route => route.module) as EntryContext['routeModules'],
      serverHandoffString: JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode }),
      future,
      ssr,
      routeDiscovery,
      isSpaMode,
      serializeError: () => ({}) as never,
    },
  };
}

function withLayouts(routes: Routes, id: string | undefined): ServerRoute[] {
  const route = id === undefined ? undefined : routes[id];
  return route ? [...withLayouts(routes, route.parentId), route] : [];
}
