import type { Ctx } from '#platform/context.ts';
import { administrator } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import {
  editConnection,
  type FixedConnection,
  listConnections,
  removeConnection as removeCall,
  testConnection as testCall,
} from '#shop/connections/contract.ts';
import {
  changeConnection,
  type RequirePassword,
  removeConnection,
  requireAdapter,
  testConnection,
} from './change-connection.ts';
import { presentConnection } from './connections.present.ts';
import { type ConnectionKey, findConnectionRow, listConnectionRows } from './connections.queries.ts';

/** The services that the shop is connected to. @param fixed those that the environment sets up */
export function serveConnections(api: Api, requirePassword: RequirePassword, fixed: readonly FixedConnection[]): void {
  serve(api, listConnections, administrator, async ctx => {
    const rows = await listConnectionRows(ctx.db);
    const data = ctx.ports.services.adapters.map(adapter =>
      presentConnection(
        ctx.language,
        adapter,
        rows.find(({ port, name }) => port === adapter.port && name === adapter.name),
      ),
    );
    return { data, fixed: [...fixed] };
  });

  serve(api, editConnection, administrator, async (ctx, input) => {
    await changeConnection(ctx, input, requirePassword);
    return {
      data: await read(ctx, input),
      message: speaking(ctx.language, () => t('shop.connections.told.saved')),
    };
  });

  serve(api, testCall, administrator, async (ctx, key) => {
    const { works, words } = await testConnection(ctx, key);
    return { works, message: words, data: await read(ctx, key) };
  });

  serve(api, removeCall, administrator, async (ctx, key) => {
    await removeConnection(ctx, key);
    return { message: speaking(ctx.language, () => t('shop.connections.told.removed')) };
  });
}

async function read(ctx: Ctx, key: ConnectionKey) {
  const adapter = requireAdapter(ctx, key);
  return presentConnection(ctx.language, adapter, await findConnectionRow(ctx.db, key));
}
