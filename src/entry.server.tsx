import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { KeptPartsContext } from '#routing/document/kept.tsx';
import { PageParts, PartStore } from '#routing/document/part-store.ts';
import { ScriptMark } from '#routing/document/script-mark.ts';
import { unfinishedPage } from '#shared/page/unfinished-page.ts';

// The server must use the very same context keys as this bundle to pass in the API client and the page to fill.
export { apiContext } from '#shared/api/api-context.ts';
export { unfinishedPage };

const RENDER_WITHIN_MS = 5_000;
/** React writes it in place of a part that was not there in time to be rendered in one go. */
const SUSPENDED = '<!--$!-->';

/** Only a stream begins with it. */
const DOCTYPE = '<!DOCTYPE html>';

const store = new PartStore();

/**
 * Renders a page completely, without streaming, so that it can be hashed and cached. The HTML goes into the unfinished page
 * of the context: in the response it would be turned into bytes and back.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const page = given.get(unfinishedPage);
  const { mark } = page;
  const scripts = await dataScript(context, mark);
  const parts = mark === null ? null : new PageParts(store, mark);
  const element = (
    <ScriptMark value={mark}>
      <KeptPartsContext value={parts}>
        <ServerRouter context={ofItsRoutes(context)} url={request.url} {...(mark !== null && { nonce: mark })} />
      </KeptPartsContext>
    </ScriptMark>
  );
  const quick = renderToString(element);
  const marked = quick.includes(SUSPENDED) ? (await renderWaiting(element)).replace(DOCTYPE, '') : quick;
  const html = parts ? parts.collect(marked) : marked;
  page.html = `${DOCTYPE}${html.replace('</body></html>', () => `${scripts}</body></html>`)}`;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** The context of a page knows only its own routes: all others would be turned into elements each time. */
function ofItsRoutes({ serverHandoffStream: _, ...context }: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.flatMap(({ route: { id } }) => {
      const route = manifest.routes[id];
      return route ? [[id, route]] : [];
    }),
  );
  return { ...context, manifest: { ...manifest, routes } };
}

/** The data of the page for the router in the browser. The framework's own component would suspend for each piece. */
async function dataScript({ serverHandoffStream }: EntryContext, mark: string | null): Promise<string> {
  if (!serverHandoffStream) return '';
  const decoder = new TextDecoder();
  let data = '';
  for await (const bytes of serverHandoffStream) data += decoder.decode(bytes, { stream: true });
  const nonce = mark === null ? '' : ` nonce="${mark}"`;
  return `<script${nonce}>{const data=window.__reactRouterContext.streamController;data.enqueue(${quoted(data)});data.close()}</script>`;
}

/** A string for an inline script. */
function quoted(data: string): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Waits for parts that are loaded first, such as the content of a dialog. */
function renderWaiting(element: React.ReactNode): Promise<string> {
  const rendered = Promise.withResolvers<string>();
  const { pipe, abort } = renderToPipeableStream(element, {
    onAllReady() {
      clearTimeout(timer);
      rendered.resolve(text(pipe(new PassThrough())));
    },
    onError(error) {
      clearTimeout(timer);
      rendered.reject(error);
    },
  });
  const timer = setTimeout(() => abort(new Error('the page took too long to render')), RENDER_WITHIN_MS);
  return rendered.promise;
}
