import { latePart, UntilNear } from '#routing/document/until-near.tsx';
import './fit-list.module.css';
import type { FitListProps } from './fit-list.tsx';

const LIST = latePart(async () => (await import('./fit-list.tsx')).FitList);

/** Called by loaders, so that the server has the list when it renders. */
export const readyFits = LIST.load;

/** What an accessory fits, which few products say: its scripts are loaded when somebody comes near. */
export function FitPlace(props: FitListProps) {
  return <UntilNear id="fits" part={LIST} given={props} />;
}
