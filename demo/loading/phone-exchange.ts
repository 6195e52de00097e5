import type { ExchangeModel, PhoneExchange } from '#orders/exchanges/exchange.ts';
import { paise } from '#shared/money/money.ts';

/** Brand, model, and in rupees what it is worth when it works and looks good, scratched, broken and dead. Invented. */
const MODELS: readonly (readonly [string, string, number, number, number, number])[] = [
  ['Apple', 'iPhone 11', 14_000, 11_500, 5_000, 2_000],
  ['Apple', 'iPhone 12', 18_500, 15_500, 7_000, 3_000],
  ['Apple', 'iPhone 12 mini', 15_000, 12_500, 5_500, 2_500],
  ['Apple', 'iPhone 13', 25_000, 21_500, 9_500, 4_000],
  ['Apple', 'iPhone 14', 31_000, 27_000, 12_000, 5_000],
  ['Apple', 'iPhone SE (2020)', 8_500, 6_500, 2_500, 1_000],
  ['Samsung', 'Galaxy A12', 3_200, 2_300, 800, 200],
  ['Samsung', 'Galaxy A32', 4_800, 3_600, 1_300, 300],
  ['Samsung', 'Galaxy A52', 7_000, 5_500, 2_000, 500],
  ['Samsung', 'Galaxy M31', 3_800, 2_800, 1_000, 200],
  ['Samsung', 'Galaxy M51', 5_200, 4_000, 1_500, 300],
  ['Samsung', 'Galaxy Note 10', 9_500, 7_500, 3_000, 1_000],
  ['Samsung', 'Galaxy S20 FE', 10_500, 8_500, 3_500, 1_000],
  ['Samsung', 'Galaxy S21', 14_000, 11_500, 5_000, 1_500],
  ['Samsung', 'Galaxy S22', 19_500, 16_500, 7_000, 2_000],
  ['OnePlus', '7T', 7_000, 5_500, 2_000, 500],
  ['OnePlus', '8', 8_500, 7_000, 2_800, 700],
  ['OnePlus', '9', 12_000, 10_000, 4_000, 1_000],
  ['OnePlus', 'Nord', 7_500, 6_000, 2_200, 500],
  ['OnePlus', 'Nord CE 2', 8_000, 6_500, 2_500, 600],
  ['Xiaomi', 'Mi 11X', 9_000, 7_200, 2_800, 700],
  ['Xiaomi', 'Redmi 9', 2_600, 1_800, 600, 0],
  ['Xiaomi', 'Redmi Note 8', 3_000, 2_200, 800, 100],
  ['Xiaomi', 'Redmi Note 9', 3_400, 2_500, 900, 100],
  ['Xiaomi', 'Redmi Note 10', 4_800, 3_700, 1_400, 300],
  ['Xiaomi', 'Redmi Note 11', 5_800, 4_600, 1_800, 400],
  ['Realme', '7', 4_200, 3_200, 1_100, 200],
  ['Realme', '8 Pro', 5_600, 4_400, 1_600, 300],
  ['Realme', 'Narzo 30', 4_000, 3_000, 1_000, 200],
  ['Vivo', 'V20', 5_200, 4_000, 1_500, 300],
  ['Oppo', 'F17', 4_400, 3_400, 1_200, 200],
  ['Motorola', 'Moto G60', 4_600, 3_500, 1_300, 200],
];

const rupees = (amount: number) => paise(amount * 100);

export const DEMO_PHONE_EXCHANGE: PhoneExchange = {
  isOn: true,
  models: MODELS.map(
    ([brand, model, working, scratched, broken, dead]): ExchangeModel => ({
      ...{ brand, model, working: rupees(working), scratched: rupees(scratched) },
      ...{ broken: rupees(broken), dead: rupees(dead) },
    }),
  ),
};
