import type { FastifyInstance, RouteOptions } from 'fastify';

/** One route of the server with its word on who may use it. */
export interface Served {
  readonly method: string;
  readonly url: string;
  readonly rights: string | undefined;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may use this route: a guard's name from `serve`, a reason from `openBecause`. */
    rights?: string;
    /** The address is its own permission, so it does not matter which site a request comes from, nor how long it takes. */
    isSigned?: true;
  }
  interface FastifyInstance {
    /** Every route of this server, whoever added it: what docs/rights.md and the rights tests are made of. */
    readonly served: readonly Served[];
  }
}

/**
 * Makes the server refuse to start while a route says nothing of who may use it (docs/security-cases.md B7). Calls of the
 * API say it by their guard; what is no call says why it is open.
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

/** The options of a route that is no call of the API: anybody's, and why. */
export function openBecause(reason: string) {
  return { config: { rights: `open: ${reason}` } } as const;
}

/** The same for a route that lives by the signature in its address and looks at no cookie. */
export function signedBecause(reason: string) {
  return { config: { rights: `open: ${reason}`, isSigned: true } } as const;
}

function nameOf({ method, url }: Served): string {
  return `${method} ${url}`;
}
