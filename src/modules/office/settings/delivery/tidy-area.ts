import { areaWithin, isServed, type ServiceArea } from '#shop/delivery/service-area.ts';
import { DISTRICTS } from './districts.ts';
import { foldPrefixes } from './fold-prefixes.ts';

/**
 * The same area said plainly: whole districts where they differ from what holds elsewhere, and within a district what
 * differs from what is around it. Every PIN code is answered as before.
 */
export function tidyArea(area: ServiceArea): ServiceArea {
  const served: string[] = [];
  const refused: string[] = [];
  for (const district of DISTRICTS.keys()) {
    const inside = areaWithin(area, district);
    const said: { served: string[]; refused: string[] } = { served: [], refused: [] };
    if (inside.elsewhere !== area.elsewhere) (inside.elsewhere ? served : refused).push(district);
    // The shorter ones first: each says something only where it differs from those around it.
    for (const named of [...inside.served, ...inside.refused].sort((one, other) => one.length - other.length)) {
      const isWanted = isServed(inside, named);
      if (isServed({ ...said, elsewhere: inside.elsewhere }, named) !== isWanted)
        said[isWanted ? 'served' : 'refused'].push(named);
    }
    served.push(...said.served);
    refused.push(...said.refused);
  }
  return { elsewhere: area.elsewhere, served: foldPrefixes(served), refused: foldPrefixes(refused) };
}
