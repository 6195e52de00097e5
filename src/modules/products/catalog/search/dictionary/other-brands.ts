import type { Kind } from '#products/catalog/vocabulary.ts';

/** A well-known brand: what shoppers type, and the kinds it is known for. */
export interface OtherBrand {
  readonly label: string;
  readonly said: string;
  readonly kinds: readonly Kind[];
}

/**
 * Brands that shoppers may search for, so that the shop can say that it does not carry one and show alternatives. An entry
 * is ignored if the shop carries the brand.
 */
export const OTHER_BRANDS: readonly OtherBrand[] = [
  { label: 'JBL', said: 'jbl, जेबीएल', kinds: ['audio'] },
  { label: 'Sony', said: 'sony, सोनी', kinds: ['audio', 'tv', 'camera'] },
  { label: 'Bose', said: 'bose, बोस', kinds: ['audio'] },
  { label: 'Sennheiser', said: 'sennheiser', kinds: ['audio'] },
  { label: 'Marshall', said: 'marshall', kinds: ['audio'] },
  { label: 'Skullcandy', said: 'skullcandy', kinds: ['audio'] },
  { label: 'Boult', said: 'boult', kinds: ['audio', 'wearable'] },
  { label: 'pTron', said: 'ptron', kinds: ['audio'] },
  { label: 'Zebronics', said: 'zebronics, zeb', kinds: ['audio'] },
  { label: 'Noise', said: 'noise', kinds: ['wearable', 'audio'] },
  { label: 'Fire-Boltt', said: 'fire boltt, fireboltt, fire bolt', kinds: ['wearable'] },
  { label: 'Fastrack', said: 'fastrack', kinds: ['wearable'] },
  { label: 'Titan', said: 'titan', kinds: ['wearable'] },
  { label: 'Garmin', said: 'garmin', kinds: ['wearable'] },
  { label: 'Amazfit', said: 'amazfit', kinds: ['wearable'] },
  { label: 'Fitbit', said: 'fitbit', kinds: ['wearable'] },
  { label: 'LG', said: 'lg, एलजी', kinds: ['tv'] },
  { label: 'TCL', said: 'tcl', kinds: ['tv'] },
  { label: 'Vu', said: 'vu', kinds: ['tv'] },
  { label: 'Hisense', said: 'hisense', kinds: ['tv'] },
  { label: 'Panasonic', said: 'panasonic', kinds: ['tv', 'camera'] },
  { label: 'Philips', said: 'philips', kinds: ['tv', 'audio'] },
  { label: 'HP', said: 'hp, एचपी', kinds: ['laptop'] },
  { label: 'Dell', said: 'dell, डेल', kinds: ['laptop'] },
  { label: 'Lenovo', said: 'lenovo, लेनोवो', kinds: ['laptop', 'tablet'] },
  { label: 'ASUS', said: 'asus', kinds: ['laptop'] },
  { label: 'Acer', said: 'acer', kinds: ['laptop'] },
  { label: 'MSI', said: 'msi', kinds: ['laptop'] },
  { label: 'vivo', said: 'vivo, वीवो', kinds: ['smartphone'] },
  { label: 'OPPO', said: 'oppo, ओप्पो', kinds: ['smartphone'] },
  { label: 'iQOO', said: 'iqoo', kinds: ['smartphone'] },
  { label: 'Motorola', said: 'motorola, moto, मोटोरोला', kinds: ['smartphone'] },
  { label: 'Nokia', said: 'nokia, नोकिया', kinds: ['smartphone'] },
  { label: 'Google Pixel', said: 'google pixel, pixel, google, पिक्सल', kinds: ['smartphone'] },
  { label: 'Infinix', said: 'infinix', kinds: ['smartphone'] },
  { label: 'Tecno', said: 'tecno', kinds: ['smartphone'] },
  { label: 'Lava', said: 'lava, लावा', kinds: ['smartphone'] },
  { label: 'Honor', said: 'honor', kinds: ['smartphone'] },
  { label: 'Canon', said: 'canon', kinds: ['camera'] },
  { label: 'Nikon', said: 'nikon', kinds: ['camera'] },
  { label: 'GoPro', said: 'gopro, go pro', kinds: ['camera'] },
  { label: 'Anker', said: 'anker', kinds: ['charger', 'powerbank', 'cable'] },
  { label: 'Ambrane', said: 'ambrane', kinds: ['powerbank', 'cable'] },
  { label: 'Portronics', said: 'portronics', kinds: ['charger', 'cable', 'audio'] },
  { label: 'Belkin', said: 'belkin', kinds: ['charger', 'cable'] },
  { label: 'Spigen', said: 'spigen', kinds: ['case'] },
];
