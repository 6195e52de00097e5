import type { InjectOptions } from 'fastify';

type Request = InjectOptions & { readonly url: string };

/** Other ways to write the same request, each of which has slipped past a guard somewhere. */
export const SPELLINGS: Readonly<Record<string, (request: Request) => Request>> = {
  'in capitals': request => ({ ...request, url: request.url.replace(/^\/api\/\w+/, text => text.toUpperCase()) }),
  'with two slashes in front': request => ({ ...request, url: `/${request.url}` }),
  'with a letter escaped': request => ({ ...request, url: request.url.replace(/^\/api\/(.)/, escaped) }),
  'with a slash escaped': request => ({ ...request, url: request.url.replace(/^(\/api\/\w+)\//, '$1%2F') }),
  'with a semicolon': request => ({ ...request, url: request.url.replace(/(\?|$)/, ';x$1') }),
  'with a slash behind': request => ({ ...request, url: request.url.replace(/(\?|$)/, '/$1') }),
  'by way of another folder': request => ({ ...request, url: request.url.replace(/^\/api/, '/api/shop/..') }),
  'as HEAD': ({ payload: _none, ...request }) => ({ ...request, method: 'HEAD' }),
  'as OPTIONS': ({ payload: _none, ...request }) => ({ ...request, method: 'OPTIONS' }),
  'as another method that names the right one': request => ({
    ...request,
    method: request.method === 'POST' ? 'PUT' : 'POST',
    headers: { ...request.headers, 'x-http-method-override': String(request.method) },
  }),
};

function escaped(_whole: string, letter: string): string {
  return `/api/%${letter.charCodeAt(0).toString(16)}`;
}
