import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** Matching costs more than answering from the cache, so results are cached. */
const MAX_REMEMBERED = 2_000;
/** Longer than any path of a page: a slug has at most two hundred letters. */
const MAX_PATH_LENGTH = 300;

/** The page at a path. */
export interface OwnPage {
  /** The canonical spelling of its address. */
  readonly address: string;
  /** Its route: `/product/:slug`. */
  readonly page: string;
  /** The id of its innermost route. */
  readonly screen: string;
}

interface Screens {
  /** All routes, and by the first segment of a path those that may match it. */
  readonly tree: RouteObject[];
  readonly bySegment: Map<string, RouteObject[]>;
  readonly known: Map<string, OwnPage>;
}

const screens = new WeakMap<ServerBuild['routes'], Screens>();

/**
 * The page at a path with its canonical address: `/shop/listing` for `/Shop/Listing/`. Undefined if there is none. Only
 * parameters come from the request, so it is always a path of ours.
 */
export function ownPage({ routes }: Pick<ServerBuild, 'routes'>, pathname: string): OwnPage | undefined {
  const { tree, bySegment, known } = screens.get(routes) ?? remember(routes);
  const remembered = known.get(pathname);
  if (remembered !== undefined) return remembered;
  const own = isReadable(pathname) ? find(bySegment.get(firstOf(pathname)) ?? tree, pathname) : undefined;
  if (own === undefined) return undefined;
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(pathname, own);
  return own;
}

function remember(routes: ServerBuild['routes']): Screens {
  const tree = below(routes, undefined);
  const segments = new Set(Object.values(routes).map(route => firstOf(route?.path ?? '')));
  const bySegment = new Map([...segments].map(segment => [segment, startingWith(segment, tree)]));
  const fresh = { tree, bySegment, known: new Map() };
  screens.set(routes, fresh);
  return fresh;
}

const firstOf = (path: string) => path.split('/').find(Boolean)?.toLowerCase() ?? '';

/** The router ranks all routes that it is given each time, so it is given few. */
function startingWith(segment: string, tree: RouteObject[]): RouteObject[] {
  return tree.flatMap((route): RouteObject[] => {
    const first = firstOf(route.path ?? '');
    if (first !== '') return first === segment || /^[:*]/.test(first) ? [route] : [];
    return route.index ? [route] : [{ ...route, children: startingWith(segment, route.children ?? []) }];
  });
}

function below(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter(route => route !== undefined && route.parentId === parentId)
    .map(route => {
      const { id, path, caseSensitive } = route as NonNullable<typeof route>;
      const more = { id, ...(path !== undefined && { path }), ...(caseSensitive && { caseSensitive }) };
      return route?.index ? { ...more, index: true } : { ...more, children: below(routes, id) };
    });
}

/** The router would log every path that it can't decode. */
function isReadable(pathname: string): boolean {
  if (pathname.length > MAX_PATH_LENGTH) return false;
  try {
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

function find(tree: RouteObject[], pathname: string): OwnPage | undefined {
  const matches = matchRoutes(tree, pathname);
  const innermost = matches?.at(-1)?.route;
  if (!matches || innermost?.path === '*') return undefined;
  const names = matches.flatMap(({ route }) => (route.path ?? '').split('/')).filter(Boolean);
  const asked = pathname.split('/').filter(Boolean);
  const address = `/${names.map((name, at) => (name.startsWith(':') ? asked[at] : name)).join('/')}`;
  return { address, page: `/${names.join('/')}`, screen: innermost?.id ?? '' };
}
