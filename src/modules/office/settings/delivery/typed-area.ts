import type { GroupFields } from '#office/settings/groups/groups.ts';
import type { ServiceArea } from '#shop/delivery/service-area.ts';
import { readPins } from './pin-list.ts';

/** The area that a form's texts mean; a list that can't be read counts as empty meanwhile. */
export function typedArea(typed: Pick<GroupFields<'delivery'>, 'elsewhere' | 'served' | 'refused'>): ServiceArea {
  const prefixes = (text: string) => {
    const read = readPins(text);
    return 'value' in read ? read.value : [];
  };
  return { elsewhere: typed.elsewhere === 'yes', served: prefixes(typed.served), refused: prefixes(typed.refused) };
}
