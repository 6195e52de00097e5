import { useEffect } from 'react';
import type { BrandList } from '#features/settings/brands.contract.ts';
import type { AllSettings } from '#features/settings/contract.ts';
import type { RateList } from '#features/settings/rates.contract.ts';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { AddressesSection } from './addresses-section.tsx';
import { BrandsSection } from './brands-section.tsx';
import { DeliverySection } from './delivery-section.tsx';
import { GoodsSection } from './goods-section.tsx';
import { OfficerSection } from './officer-section.tsx';
import { RatesSection } from './rates-section.tsx';
import { SectionsNav } from './sections-nav.tsx';
import { ShopSection } from './shop-section.tsx';
import { Unsaved } from './unsaved.ts';
import { useGroup } from './use-group.ts';
import { useUnsavedParts } from './use-unsaved-parts.ts';

interface SettingsFormsProps {
  all: AllSettings;
  brands: BrandList;
  rates: RateList;
}

/** Every group of settings one below the other, each saved by itself. */
export function SettingsForms({ all, brands, rates }: SettingsFormsProps) {
  const { parts, tell } = useUnsavedParts();
  const shop = useGroup('shop', all.shop);
  const { landline, mobile } = shop.draft.value;
  useEffect(() => {
    // The forms come after the page, so the browser has looked for the group in vain.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Unsaved value={tell}>
      <SectionsNav unsaved={[...parts.keys()]} />
      <ShopSection group={shop} />
      <AddressesSection group={useGroup('addresses', all.addresses)} phones={[landline, mobile]} />
      <OfficerSection group={useGroup('officer', all.officer)} />
      <DeliverySection group={useGroup('delivery', all.delivery)} />
      <GoodsSection group={useGroup('goods', all.goods)} />
      <BrandsSection list={brands} />
      <RatesSection list={rates} />
      <LeaveGuard unsaved={parts.size > 0} />
    </Unsaved>
  );
}
