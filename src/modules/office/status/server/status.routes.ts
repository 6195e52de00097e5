import { getStatus } from '#office/status/contract.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { readStatus } from './read-status.ts';
import type { StatusParts } from './status-parts.ts';

export function serveStatus(api: Api, parts: StatusParts): void {
  serve(api, getStatus, administrator, async ctx => ({ data: await readStatus(ctx, parts) }));
}
