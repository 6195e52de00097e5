import type { Permission } from '#products/media/uploads.contract.ts';
import { beginUpload, uploadIsMissing } from '#products/media/uploads.contract.ts';
import { pictureFile, sendBytes } from '#test/builders/uploading.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

/** For approved sellers and administrators. */
const SELLERS = '401 403 403 403 200 200 200';
/** For the seller it belongs to; what administrators upload is the house's. */
const ITS_SELLER = '401 403 403 403 200 404 404';

/** Only so many may wait, and trying leaves many that nobody ends. */
async function forgetBegun({ shop }: Scene): Promise<void> {
  await shop.open.execute("delete from uploads where status = 'begun'");
}

/** A file of the seller's that was begun just now. */
async function begun(scene: Scene, size: number): Promise<{ upload: string; first: Permission }> {
  await forgetBegun(scene);
  const { call } = await scene.shop.as(scene.cast.deccan);
  return (await call(beginUpload, { purpose: 'picture', name: 'front.jpg', size })).data;
}

/** Sending files to the storage. */
export const UPLOAD_ROWS: readonly Row[] = [
  {
    call: 'POST /admin/uploads/begin',
    answers: SELLERS,
    gives: 'data',
    send: async scene => {
      await forgetBegun(scene);
      return { payload: { purpose: 'picture', name: 'front.jpg', size: 1000 } };
    },
  },
  {
    call: 'POST /admin/uploads/permit',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: uploadIsMissing,
    send: async scene => ({ payload: { upload: (await begun(scene, 1000)).upload, part: 1 } }),
  },
  {
    call: 'POST /admin/uploads/finish',
    answers: ITS_SELLER,
    gives: 'data',
    refusal: uploadIsMissing,
    send: async scene => {
      const bytes = await pictureFile();
      const { upload, first } = await begun(scene, bytes.length);
      await sendBytes(scene.shop, first, bytes);
      return { payload: { upload } };
    },
  },
  {
    call: 'DELETE /admin/uploads/cancel/:upload',
    answers: ITS_SELLER,
    gives: 'message',
    refusal: uploadIsMissing,
    send: async scene => ({ params: { upload: (await begun(scene, 1000)).upload } }),
  },
];
