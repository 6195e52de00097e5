import { getStatus, notePageSpeed } from '#office/status/contract.ts';
import { administrator, anyone } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { LANGUAGES } from '#shared/language/languages.ts';
import type { PageSpeeds } from './page-speeds.ts';
import { readStatus } from './read-status.ts';
import type { StatusParts } from './status-parts.ts';

const LANGUAGE_CODES: ReadonlySet<string> = new Set(LANGUAGES.map(({ code }) => code));

export function serveStatus(api: Api, parts: StatusParts, speeds: PageSpeeds): void {
  serve(api, getStatus, administrator, async ctx => ({ data: await readStatus(ctx, parts) }));
  serve(api, notePageSpeed, anyone, async (_ctx, { language, ...visit }) => {
    // Anybody may send it, so labels are only words of the code.
    speeds.note({ ...visit, language: LANGUAGE_CODES.has(language) ? language : 'other' });
    return {};
  });
}
