import type { StateCode } from '#people/addresses/state.ts';
import { isServed, type ServiceArea } from '#shop/delivery/service-area.ts';
import { districtsOf } from './districts.ts';
import { tidyArea } from './tidy-area.ts';

/** How much of a state is served. */
export function areaShare(area: ServiceArea, state: StateCode): 'all' | 'some' | 'none' {
  const districts = districtsOf(state);
  const answers = districts.map(district => isServed(area, district));
  const differs = (list: readonly string[]) =>
    list.some(named => named.length > 3 && districts.some(district => named.startsWith(district)));
  if (answers.every(Boolean)) return differs(area.refused) ? 'some' : 'all';
  return answers.some(Boolean) || differs(area.served) ? 'some' : 'none';
}

/** The same area with the whole of a state served, or none of it. */
export function withState(area: ServiceArea, state: StateCode, isWanted: boolean): ServiceArea {
  const districts = districtsOf(state);
  const tidy = tidyArea(area);
  const outside = (list: readonly string[]) =>
    list.filter(named => !districts.some(district => named.startsWith(district)));
  const served = outside(tidy.served);
  const refused = outside(tidy.refused);
  if (isWanted !== tidy.elsewhere) (isWanted ? served : refused).push(...districts);
  return { elsewhere: tidy.elsewhere, served: served.sort(), refused: refused.sort() };
}
