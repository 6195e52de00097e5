import type { ComponentProps } from 'react';
import { latePart, UntilNear } from '#routing/document/until-near.tsx';
import './offers-box.module.css';
import type { OffersBox } from './offers-box.tsx';

const BOX = latePart(async () => (await import('./offers-box.tsx')).OffersBox);

/** Called by loaders, so that the server has the box when it renders. */
export const readyOffers = BOX.load;

/** What other sellers offer of the same product, which few products have: its scripts are loaded when somebody comes near. */
export function OffersPlace(props: ComponentProps<typeof OffersBox>) {
  return <UntilNear id="other-sellers" part={BOX} given={props} />;
}
