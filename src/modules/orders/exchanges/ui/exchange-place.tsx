import type { ComponentProps } from 'react';
import { latePart, UntilNear } from '#routing/document/until-near.tsx';
import './exchange.module.css';
import type { ExchangePanel } from './exchange-panel.tsx';

const PANEL = latePart(async () => (await import('./exchange-panel.tsx')).ExchangePanel);

/** Called by loaders, so that the server has the panel when it renders. */
export const readyExchange = PANEL.load;

/** Quotes an old phone: its scripts are loaded when somebody comes near, and a press that comes before them is not lost. */
export function ExchangePlace(props: ComponentProps<typeof ExchangePanel>) {
  return <UntilNear id="exchange" part={PANEL} given={props} />;
}
