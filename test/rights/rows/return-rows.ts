import { beginReturnPhoto, partIsMissing, requestReturn, returnIsMissing } from '#orders/returns/contract.ts';
import { refundIsMissing } from '#orders/returns/refunds/refunds.contract.ts';
import type { ReturnId } from '#orders/returns/return/return-states.ts';
import { shopperUploads, uploadIsMissing } from '#products/media/uploads.contract.ts';
import type { RefundId } from '#shared/id.ts';
import { aReturn, askReturn, bringOn, buyDelivered, type Delivered, refuseRefund } from '#test/builders/returning.ts';
import { pictureFile, sendBytes } from '#test/builders/uploading.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** For the shopper it is about, found by no other. */
const ITS_SHOPPER = '401 200 404 403 403 403 403';
/** For approved sellers and administrators. */
const SELLERS = '401 403 403 403 200 200 200';
const ADMINISTRATORS = '401 403 403 403 403 403 200';
const REFUND_LIST = 'data currentPage totalPages totalItems counts alerts';
/** For the one seller it is about, found by nobody else. */
const ITS_SELLER = '401 403 403 403 200 404 200';

async function newDelivered({ shop, cast, asha, product }: Scene): Promise<Delivered> {
  return buyDelivered(shop, { buyer: asha, admin: await shop.as(cast.admin) }, [product, 1]);
}

async function newReturn(scene: Scene): Promise<ReturnId> {
  return askReturn(scene.asha, aReturn(await newDelivered(scene)));
}

/** Money that is owed for goods that came back. */
async function newRefund(scene: Scene): Promise<string> {
  const id = await newReturn(scene);
  await bringOn(await scene.shop.as(scene.cast.admin), id, ['approve', 'receive', 'settle']);
  const refund = scene.shop.open.db.selectFrom('refunds').select('id').where('cause_id', '=', id);
  return (await refund.executeTakeFirstOrThrow()).id;
}

/** Money that a provider would not send back. */
async function refusedRefund(scene: Scene): Promise<string> {
  const id = await newRefund(scene);
  await refuseRefund(scene.shop.open.db, id as RefundId);
  return id;
}

/** A photo of the shopper's, begun for what was delivered. */
async function begun({ asha }: Scene, { partId }: Delivered, size: number) {
  return (await asha.call(beginReturnPhoto, { partId, name: 'dark.jpg', size })).data;
}

async function sent(scene: Scene, goods: Delivered) {
  const bytes = await pictureFile();
  const { upload, first } = await begun(scene, goods, bytes.length);
  await sendBytes(scene.shop, first, bytes);
  return upload;
}

/** A photo that a return of the shopper's shows. */
async function shownPhoto(scene: Scene): Promise<string> {
  const goods = await newDelivered(scene);
  const upload = await sent(scene, goods);
  await scene.asha.call(shopperUploads.finish, { upload });
  await scene.asha.call(requestReturn, aReturn(goods, { photos: [upload] }));
  return upload;
}

/** Goods that come back. */
export const RETURN_ROWS: readonly Row[] = [
  {
    call: 'GET /shop/returns/part/:partId',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: partIsMissing,
    send: async scene => ({ params: { partId: (await newDelivered(scene)).partId } }),
  },
  {
    call: 'POST /shop/returns/request',
    answers: ITS_SHOPPER,
    gives: 'data message',
    refusal: partIsMissing,
    send: async scene => ({ payload: aReturn(await newDelivered(scene)) }),
  },
  {
    call: 'PUT /shop/returns/withdraw',
    answers: ITS_SHOPPER,
    gives: 'data message',
    refusal: returnIsMissing,
    send: async scene => ({ payload: { _id: await newReturn(scene) } }),
  },
  {
    call: 'PUT /shop/refunds/upi',
    answers: ITS_SHOPPER,
    gives: 'message',
    refusal: refundIsMissing,
    send: async scene => ({ payload: { refundId: await newRefund(scene), upiId: 'asha@okicici' } }),
  },
  {
    call: 'POST /shop/returns/photos',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: partIsMissing,
    send: async scene => ({ payload: { partId: (await newDelivered(scene)).partId, name: 'dark.jpg', size: 1000 } }),
  },
  {
    call: 'POST /shop/uploads/permit',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: uploadIsMissing,
    send: async scene => {
      const { upload } = await begun(scene, await newDelivered(scene), 1000);
      return { payload: { upload, part: 1 } };
    },
  },
  {
    call: 'POST /shop/uploads/finish',
    answers: ITS_SHOPPER,
    gives: 'data',
    refusal: uploadIsMissing,
    send: async scene => ({ payload: { upload: await sent(scene, await newDelivered(scene)) } }),
  },
  {
    call: 'DELETE /shop/uploads/cancel/:upload',
    answers: ITS_SHOPPER,
    gives: 'message',
    refusal: uploadIsMissing,
    send: async scene => ({ params: { upload: (await begun(scene, await newDelivered(scene), 1000)).upload } }),
  },
  {
    call: 'GET /shop/returns/photo/:photo',
    answers: ITS_SHOPPER,
    gives: 'image/webp',
    isFile: true,
    refusal: returnIsMissing,
    send: async scene => ({ params: { photo: await shownPhoto(scene) } }),
  },
  {
    call: 'GET /admin/returns/photo/:photo',
    answers: ITS_SELLER,
    gives: 'image/webp',
    isFile: true,
    refusal: returnIsMissing,
    send: async scene => ({ params: { photo: await shownPhoto(scene) } }),
  },
  {
    call: 'GET /admin/returns/get',
    on: 'returns of your own products; for administrators all',
    answers: SELLERS,
    gives: 'data currentPage totalPages totalItems counts',
    send: async scene => {
      await newReturn(scene);
      return { query: { show: 'all', limit: '100' } };
    },
    shows: { text: ({ cast }) => `"seller":"${cast.deccan.userName}"`, to: ['seller', 'administrator'] },
  },
  {
    call: 'GET /admin/returns/get/:returnId',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: returnIsMissing,
    send: async scene => ({ params: { returnId: await newReturn(scene) } }),
  },
  {
    call: 'PUT /admin/returns/move',
    answers: ITS_SELLER,
    gives: 'data message',
    refusal: returnIsMissing,
    send: async scene => ({ payload: { _id: await newReturn(scene), move: 'approve' } }),
  },
  {
    call: 'POST /admin/refunds/retry',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async scene => ({ payload: { _id: await refusedRefund(scene) } }),
  },
  {
    call: 'PUT /admin/refunds/approve',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async scene => ({ payload: { _id: await newRefund(scene) } }),
  },
  { call: 'GET /admin/refunds/get', answers: ADMINISTRATORS, gives: REFUND_LIST, send: () => ({}) },
  {
    call: 'GET /admin/refunds/get/:refundId',
    answers: ADMINISTRATORS,
    gives: 'data',
    send: async scene => ({ params: { refundId: await newRefund(scene) } }),
  },
  {
    call: 'PUT /admin/refunds/settle',
    answers: ADMINISTRATORS,
    gives: 'data message',
    send: async scene => ({ payload: { _id: await newRefund(scene), reference: 'UTR 40321178' } }),
  },
];
