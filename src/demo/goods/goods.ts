import { appleAccessories } from '#demo/goods/apple/accessories.ts';
import { appleComputers } from '#demo/goods/apple/computers.ts';
import { applePhones } from '#demo/goods/apple/phones.ts';
import { appleSoundAndWatches } from '#demo/goods/apple/sound-and-watches.ts';
import { boatEarphones } from '#demo/goods/boat/earphones.ts';
import { boatOther } from '#demo/goods/boat/other.ts';
import { nothingOther } from '#demo/goods/nothing/other.ts';
import { nothingPhones } from '#demo/goods/nothing/phones.ts';
import { onePlusOther } from '#demo/goods/oneplus/other.ts';
import { onePlusPhones } from '#demo/goods/oneplus/phones.ts';
import { realmeOther } from '#demo/goods/realme/other.ts';
import { realmePhones } from '#demo/goods/realme/phones.ts';
import { samsungAccessories } from '#demo/goods/samsung/accessories.ts';
import { samsungBigScreens } from '#demo/goods/samsung/big-screens.ts';
import { samsungPhones } from '#demo/goods/samsung/phones.ts';
import { samsungSoundAndWatches } from '#demo/goods/samsung/sound-and-watches.ts';
import { xiaomiBigScreens } from '#demo/goods/xiaomi/big-screens.ts';
import { xiaomiPhones } from '#demo/goods/xiaomi/phones.ts';
import { xiaomiSoundAndPower } from '#demo/goods/xiaomi/sound-and-power.ts';
import { expand } from './expand.ts';
import type { DemoFamily, DemoProduct } from './family.ts';

/** Every model of the demo shop, by brand. */
export const families: readonly DemoFamily[] = [
  ...applePhones,
  ...appleComputers,
  ...appleSoundAndWatches,
  ...appleAccessories,
  ...samsungPhones,
  ...samsungBigScreens,
  ...samsungSoundAndWatches,
  ...samsungAccessories,
  ...xiaomiPhones,
  ...xiaomiBigScreens,
  ...xiaomiSoundAndPower,
  ...onePlusPhones,
  ...onePlusOther,
  ...nothingPhones,
  ...nothingOther,
  ...realmePhones,
  ...realmeOther,
  ...boatEarphones,
  ...boatOther,
];

/** Every product of the demo shop: the families expanded, about 150, slugs and SKUs unique. */
export const products: readonly DemoProduct[] = families.flatMap(expand);
