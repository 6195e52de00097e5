import type { Drawing } from '#demo/devices/drawing.ts';

/** GST on everything the demo sells since 22 September 2025, in basis points. */
export const GST_RATE = 1800;

/** Eight-digit HSN by what the thing is, which decides it more finely than the kind: earphones are not speakers. */
const HSN: Record<Drawing['device'], string> = {
  smartphone: '85171300',
  tablet: '84713000',
  laptop: '84713000',
  earbuds: '85183011',
  headphones: '85183000',
  neckband: '85183000',
  speaker: '85182200',
  soundbar: '85182200',
  smartwatch: '85176290',
  tag: '85176290',
  tv: '85287200',
  charger: '85044030',
  powerbank: '85076000',
  cable: '85444299',
  case: '39269099',
  stylus: '84716000',
};

export function hsnOf(drawing: Drawing): string {
  return HSN[drawing.device];
}
