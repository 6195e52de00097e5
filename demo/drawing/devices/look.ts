/** Six hexadecimal digits after the hash: `#1f5f4c`. Tints are mixed from it, so give the body colour in plain light. */
export type Colour = `#${string}`;

/** What a lit screen shows. */
export interface Screen {
  /** Motif of the wallpaper. */
  readonly art: 'ribbon' | 'orb' | 'dunes' | 'petals' | 'aurora' | 'rings' | 'folds' | 'dots';
  /** Base hue in degrees of OKLCH: 20 red, 70 orange, 110 yellow, 150 green, 230 sky, 262 blue, 300 violet, 350 pink. */
  readonly hue: number;
  /** Night version of the motif; day when absent. */
  readonly dark?: boolean;
  /** Any whole number: varies the motif's shapes; 1 when absent. */
  readonly seed?: number;
}
