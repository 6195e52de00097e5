import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { KeptPartsContext } from '#routing/document/kept.tsx';
import { PageParts, PartStore } from '#routing/document/part-store.ts';
import { ScriptMark } from '#routing/document/script-mark.ts';
import { dataScript } from '#shared/page/data-script.ts';
import { unfinishedPage } from '#shared/page/unfinished-page.ts';

// The server must use the very same context keys as this bundle to pass in the API client and the page to fill.
export { apiContext } from '#shared/api/api-context.ts';
export { unfinishedPage };

const RENDER_WITHIN_MS = 5_000;
/** React writes it in place of a part that was not there in time to be rendered in one go. */
const SUSPENDED = '<!--$!-->';

/** Only a stream begins with it. */
const DOCTYPE = '<!DOCTYPE html>';
const END = '</body></html>';

const store = new PartStore();

/**
 * Renders a page completely, without streaming, so that it can be hashed and cached. What it makes goes into the unfinished
 * page of the context: in the response it would be turned into bytes and back.
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
  page.data ??= await readWhole(context.serverHandoffStream);
  const parts = mark === null ? null : new PageParts(store, mark);
  const element = (
    <ScriptMark value={mark}>
      <KeptPartsContext value={parts}>
        <ServerRouter context={ofItsRoutes(context)} url={request.url} {...(mark !== null && { nonce: mark })} />
      </KeptPartsContext>
    </ScriptMark>
  );
  await page.turn();
  const quick = renderToString(element);
  const marked = quick.includes(SUSPENDED) ? (await renderWaiting(element)).replace(DOCTYPE, '') : quick;
  const html = DOCTYPE + (parts ? parts.collect(marked) : marked);
  page.html = mark === null ? html.replace(END, () => `<script>${dataScript(page.data ?? '')}</script>${END}`) : html;
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

/** The framework's own component would suspend for each piece of its data. */
async function readWhole(stream: EntryContext['serverHandoffStream']): Promise<string> {
  const decoder = new TextDecoder();
  let data = '';
  if (stream) for await (const bytes of stream) data += decoder.decode(bytes, { stream: true });
  return data;
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
