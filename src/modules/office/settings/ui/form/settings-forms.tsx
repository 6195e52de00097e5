import { useEffect } from 'react';
import type { BrandList } from '#office/settings/brands/brands.contract.ts';
import type { AllSettings } from '#office/settings/contract.ts';
import type { RateList } from '#office/settings/rates/rates.contract.ts';
import { BrandsSection } from '#office/settings/ui/brands/brands-section.tsx';
import { DeliverySection } from '#office/settings/ui/delivery/delivery-section.tsx';
import { RatesSection } from '#office/settings/ui/rates/rates-section.tsx';
import { SectionsNav } from '#office/settings/ui/sections-nav.tsx';
import { AddressesSection } from '#office/settings/ui/shop/addresses-section.tsx';
import { GoodsSection } from '#office/settings/ui/shop/products-section.tsx';
import { ShopSection } from '#office/settings/ui/shop/shop-section.tsx';
import { LeaveGuard } from '#routing/leave-guard.tsx';
import { GroupSection } from './group-section.tsx';
import { Unsaved } from './unsaved.ts';
import { useGroup } from './use-group.ts';
import { useUnsavedParts } from './use-unsaved-parts.ts';

interface SettingsFormsProps {
  all: AllSettings;
  brands: BrandList;
  rates: RateList;
}

/** Every group of settings one below the other, each with its own save button. */
export function SettingsForms({ all, brands, rates }: SettingsFormsProps) {
  const { parts, tell } = useUnsavedParts();
  const shop = useGroup('shop', all.shop);
  const { landline, mobile } = shop.draft.value;
  useEffect(() => {
    // The forms are rendered after the page has loaded, so the browser could not scroll to the group.
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <Unsaved value={tell}>
      <SectionsNav unsaved={[...parts.keys()]} />
      <ShopSection group={shop} />
      <AddressesSection group={useGroup('addresses', all.addresses)} phones={[landline, mobile]} />
      <GroupSection group={useGroup('officer', all.officer)} />
      <DeliverySection group={useGroup('delivery', all.delivery)} />
      <GoodsSection group={useGroup('goods', all.goods)} />
      <GroupSection group={useGroup('programs', all.programs)} />
      <GroupSection group={useGroup('emi', all.emi)} />
      <GroupSection group={useGroup('exchange', all.exchange)} />
      <GroupSection group={useGroup('guests', all.guests)} />
      <GroupSection group={useGroup('approval', all.approval)} />
      <BrandsSection list={brands} />
      <RatesSection list={rates} />
      <LeaveGuard unsaved={parts.size > 0} />
    </Unsaved>
  );
}
