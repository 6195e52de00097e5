import { listText } from '#shared/text/list-text.ts';

/** GST on electronics since 22 September 2025, in per cent. */
export const USUAL_GST = 18;
/** All GST rates in per cent, for forms, files and the API. 12 and 28 ended on 22 September 2025. */
export const GST_RATES: readonly number[] = [0, 5, 18, 40];
/** 0, 5, 18 and 40. */
export const GST_RATES_TEXT = listText(GST_RATES.map(String));
