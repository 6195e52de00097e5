import type { Colour, Screen } from './look.ts';

/**
 * Where a phone's lenses sit. `row`: loose lenses in a column, no island. `square`: rounded square at the left.
 * `pill`: upright capsule at the left. `circle`: large disc in the middle. `disc`: disc at the left.
 * `visor`: dark bar across the back. `bar`: short level capsule in the middle. `grid`: squircle in the middle with up to
 * four lenses. `plateau`: raised shelf over the whole width. `strip`: upright glass panel at the left.
 */
export type CameraLayout =
  | 'row'
  | 'square'
  | 'pill'
  | 'circle'
  | 'disc'
  | 'visor'
  | 'bar'
  | 'grid'
  | 'plateau'
  | 'strip';

/** Body surface. `transparent` shows parts under clear glass, tinted by the colour. */
export type Finish = 'matte' | 'gloss' | 'metal' | 'transparent';

export interface Smartphone {
  readonly device: 'smartphone';
  /** Colour of the back. */
  readonly color: Colour;
  readonly camera: CameraLayout;
  /** Lenses in the layout. */
  readonly lenses: 1 | 2 | 3 | 4;
  readonly screen: Screen;
  /** `matte` when absent. */
  readonly finish?: Finish;
  /** Side frame; a metal near the body's colour when absent. */
  readonly frame?: Colour;
  /** Rings around the lenses; near the frame's colour when absent. */
  readonly ring?: Colour;
  /** Small marks on a transparent back; red when absent. */
  readonly accent?: Colour;
  /** Opening for the front camera; `hole` when absent. */
  readonly cutout?: 'hole' | 'island';
  /** Corners as seen from the front; `soft` when absent. */
  readonly corners?: 'tight' | 'soft' | 'round';
  /** `slim` narrows and `large` enlarges the body; `regular` when absent. */
  readonly build?: 'slim' | 'regular' | 'large';
  /** Lets the frame be flat or rounded; `flat` when absent. */
  readonly edge?: 'flat' | 'curved';
}
