import type { FastifyInstance, RouteOptions } from 'fastify';

/** A route of the server and who may use it. */
export interface Served {
  readonly method: string;
  readonly url: string;
  readonly rights: string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route: a guard's name from `serve`, a reason from `openBecause`. */
    rights?: string;
    /** The URL is signed and is its own permission, so same-origin checks and timeouts do not apply. */
    isSigned?: true;
  }
  interface FastifyInstance {
    /** All routes of this server: the source of docs/rights.md and the rights tests. */
    readonly served: readonly Served[];
  }
}

/**
 * Makes the server refuse to start if a route does not declare who may use it (docs/security-cases.md B7). API calls
 * declare a guard; other routes declare why they are open.
 */
export function denyByDefault(app: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', route => {
    routes.push(route);
  });
  const served = () =>
    routes.flatMap(({ method, url, config }) =>
      [method].flat().map(each => ({ method: each, url, rights: config?.rights })),
    );
  app.decorate('served', { getter: served });
  app.addHook('onReady', done => {
    const silent = served().filter(({ rights }) => !rights);
    done(silent.length > 0 ? new Error(`No access rule for ${silent.map(nameOf).join(', ')}`) : undefined);
  });
}

/** Route options of an open route that is not an API call, with the reason. */
export function openBecause(reason: string) {
  return { config: { rights: `open: ${reason}` } } as const;
}

/** The same for a route with a signed URL that reads no cookies. */
export function signedBecause(reason: string) {
  return { config: { rights: `open: ${reason}`, isSigned: true } } as const;
}

function nameOf({ method, url }: Served): string {
  return `${method} ${url}`;
}
