import { appleAccessories } from './apple/accessories.ts';
import { appleComputers } from './apple/computers.ts';
import { applePhones } from './apple/phones.ts';
import { appleSoundAndWatches } from './apple/sound-and-watches.ts';
import { boatEarphones } from './boat/earphones.ts';
import { boatOther } from './boat/other.ts';
import { expand } from './expand.ts';
import type { DemoFamily, DemoProduct } from './family.ts';
import { nothingOther } from './nothing/other.ts';
import { nothingPhones } from './nothing/phones.ts';
import { onePlusOther } from './oneplus/other.ts';
import { onePlusPhones } from './oneplus/phones.ts';
import { realmeOther } from './realme/other.ts';
import { realmePhones } from './realme/phones.ts';
import { samsungAccessories } from './samsung/accessories.ts';
import { samsungBigScreens } from './samsung/big-screens.ts';
import { samsungPhones } from './samsung/phones.ts';
import { samsungSoundAndWatches } from './samsung/sound-and-watches.ts';
import { xiaomiBigScreens } from './xiaomi/big-screens.ts';
import { xiaomiPhones } from './xiaomi/phones.ts';
import { xiaomiSoundAndPower } from './xiaomi/sound-and-power.ts';

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
