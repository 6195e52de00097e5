import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ScriptMark, scriptMark } from '#routing/script-mark.ts';

// The server must use the very same context keys as this bundle to pass in the API client and the script nonce.
export { apiContext } from '#shared/api/api-context.ts';
export { scriptMark };

const RENDER_WITHIN_MS = 5_000;

/** Renders a page completely, without streaming, so that it can be hashed and cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  given: Readonly<RouterContextProvider>,
): Promise<Response> {
  const mark = given.get(scriptMark);
  const nonce = mark ?? undefined;
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const page = (
      <ScriptMark value={mark}>
        <ServerRouter context={context} url={request.url} {...(nonce && { nonce })} />
      </ScriptMark>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      ...(nonce && { nonce }),
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        const chunks: Buffer[] = [];
        body.on('data', (chunk: Buffer) => chunks.push(chunk));
        body.on('end', () => {
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        });
        body.on('error', reject);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError() {
        finalStatus = 500;
      },
    });
    const timer = setTimeout(() => abort(new Error('the page took too long to render')), RENDER_WITHIN_MS);
  });
}
