import { useState } from 'react';
import { Select } from '#design/choices/select.tsx';
import { listBanners } from '#products/banners/contract.ts';
import { homeKinds } from '#products/catalog/home/home-kinds.ts';
import { HOME } from '#products/fronts/front.ts';
import { HomeFront } from '#products/fronts/ui/home-front.tsx';
import { LandingFront } from '#products/fronts/ui/landing-front.tsx';
import { PageSection } from '#routing/page/page-section.tsx';
import { useAnswer } from '#routing/use-answer.ts';
import { t } from '#shared/language/t.ts';
import styles from './editor.module.css';
import { PageFrame } from './page-frame.tsx';
import type { FrontEditor } from './use-front-editor.ts';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;
const DEVICE_NAMES: Readonly<Record<Device, () => string>> = {
  phone: () => t('products.fronts.preview.phone'),
  desktop: () => t('products.fronts.preview.desktop'),
};

/** The page as shoppers would see it, at the width of a phone or of a desktop. */
export function FrontPreview({ front, editor }: { front: string; editor: FrontEditor }) {
  const [device, setDevice] = useState<Device>('desktop');
  const banners = useAnswer(listBanners, { language: t('language.code') }).answer?.data ?? [];
  const shown = editor.preview?.front;
  return (
    <PageSection title={t('products.fronts.preview.title')}>
      <Select
        inline
        label={t('products.fronts.preview.width')}
        value={device}
        onChange={event => setDevice(event.currentTarget.value as Device)}
        choices={(Object.keys(WIDTHS) as Device[]).map(value => ({ value, label: DEVICE_NAMES[value]() }))}
      />
      {editor.problem && <p className={styles.fault}>{editor.problem.message}</p>}
      {shown && (
        <PageFrame title={t('products.fronts.preview.frame')} width={WIDTHS[device]}>
          {front === HOME ? (
            <HomeFront banners={banners} front={{ kinds: homeKinds(shown.kinds), sections: shown.sections }} />
          ) : (
            <LandingFront front={shown} banners={banners} />
          )}
        </PageFrame>
      )}
    </PageSection>
  );
}
