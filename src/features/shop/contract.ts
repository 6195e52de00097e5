import { get } from '#shared/endpoint.ts';
import { dataOf } from '#shared/wire.ts';
import { ShopIdentity } from './shop-identity.ts';

export const getShop = get('/common/shop', {
  summary: 'Who the shop is and how to reach it',
  output: dataOf(ShopIdentity),
});
