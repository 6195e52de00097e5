import * as contract from '#orders/shipments/contract.ts';
import { seller } from '#platform/http/serving/guard.ts';
import { type Api, serve } from '#platform/http/serving/serve.ts';
import { serveMessage } from '#platform/http/serving/serve-message.ts';
import { speaking } from '#shared/language/speaking.ts';
import { t } from '#shared/language/t.ts';
import { bookShipment } from './book-shipment.ts';
import { cancelShipment, labelAddressOf } from './cancel-shipment.ts';
import { readShipment } from './read-shipment.ts';
import { takeCourierMessage } from './track-shipments.ts';

export function serveShipments(api: Api): void {
  serve(api, contract.readShipment, seller, async (ctx, { partId }) => ({ data: await readShipment(ctx, partId) }));
  serve(api, contract.bookShipment, seller, async (ctx, input) => {
    await bookShipment(ctx, input);
    const message = speaking(ctx.language, () => t('orders.shipments.told.booked'));
    return { message, data: await readShipment(ctx, input.partId) };
  });
  serve(api, contract.cancelShipment, seller, async (ctx, input) => {
    await cancelShipment(ctx, input);
    const message = speaking(ctx.language, () => t('orders.shipments.told.cancelled'));
    return { message, data: await readShipment(ctx, input.partId) };
  });
  serve(api, contract.shipmentLabel, seller, async (ctx, { partId }) => ({
    data: { url: await labelAddressOf(ctx, partId) },
  }));
  serveMessage(api, contract.takeCourierMessage, takeCourierMessage);
}
