import type { Kind } from '#products/catalog/vocabulary.ts';
import { listText } from '#shared/text/list-text.ts';

/** The usual HSN code of each kind; for other products only the seller knows it. */
export const HSN_OF_KIND: Readonly<Record<Kind, string | null>> = {
  smartphone: '85171300',
  laptop: '84713000',
  tablet: '84713000',
  audio: '85183000',
  wearable: '85176290',
  tv: '85287200',
  camera: '85258900',
  charger: '85044030',
  cable: '85444299',
  powerbank: '85076000',
  case: '39269099',
  other: null,
};

/** GST on electronics since 22 September 2025, in per cent. */
export const USUAL_GST = 18;
/** All GST rates in per cent, for forms, files and the API. 12 and 28 ended on 22 September 2025. */
export const GST_RATES: readonly number[] = [0, 5, 18, 40];
/** 0, 5, 18 and 40. */
export const GST_RATES_TEXT = listText(GST_RATES.map(String));
