import { addFeature, listFeatures } from '#products/banners/features.contract.ts';
import { pictureFile, upload } from '#test/builders/uploading.ts';
import type { Row } from '#test/rights/row.ts';
import type { Scene } from '#test/rights/scene.ts';

const ADMINISTRATORS = '401 403 403 403 403 403 200';

async function picture({ shop, cast }: Scene): Promise<string> {
  return (await upload(shop, await shop.as(cast.admin), await pictureFile())).url ?? '';
}

/** The one banner there is, made if need be. */
async function banner(scene: Scene) {
  const { call } = await scene.shop.as(scene.cast.admin);
  const [first] = (await call(listFeatures, {})).data;
  return first?._id ?? (await call(addFeature, { image: await picture(scene) })).data._id;
}

/** The banners of the front page, as those see them who make them. */
export const BANNER_ROWS: readonly Row[] = [
  { call: 'GET /admin/features/get', answers: ADMINISTRATORS, gives: 'data', send: () => ({}) },
  {
    call: 'POST /common/feature/add',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ payload: { image: await picture(scene) } }),
  },
  {
    call: 'PUT /admin/features/update/:bannerId',
    answers: ADMINISTRATORS,
    gives: 'message data',
    send: async scene => ({ params: { bannerId: await banner(scene) }, payload: { alt: 'A phone', productId: null } }),
  },
  {
    call: 'PUT /admin/features/order',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => {
      const { call } = await scene.shop.as(scene.cast.admin);
      return { payload: { banners: (await call(listFeatures, {})).data.map(({ _id }) => _id).reverse() } };
    },
  },
  {
    call: 'DELETE /admin/features/delete/:bannerId',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => ({ params: { bannerId: await banner(scene) } }),
  },
  {
    call: 'POST /admin/features/restore/:bannerId',
    answers: ADMINISTRATORS,
    gives: 'message',
    send: async scene => ({ params: { bannerId: await banner(scene) } }),
  },
];
