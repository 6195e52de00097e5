import type { Colour, Screen } from './look.ts';
import type { Smartphone } from './phone-drawing.ts';

/**
 * What a product picture is made of: plain data, one shape per kind of device.
 * Equal drawings give equal pictures, byte for byte, so a drawing is also its picture's cache key.
 */
export type Drawing =
  | Smartphone
  | Tablet
  | Laptop
  | Earbuds
  | Headphones
  | Neckband
  | Smartwatch
  | Tv
  | Speaker
  | Soundbar
  | Charger
  | Cable
  | Powerbank
  | Case
  | Tag
  | Stylus;

/** `hero` is the card picture; each device offers the hero and two others, see `views`. */
export type View = 'hero' | 'front' | 'back' | 'detail';

export interface Tablet {
  readonly device: 'tablet';
  /** Colour of the metal back. */
  readonly color: Colour;
  readonly screen: Screen;
  /** 1 when absent. */
  readonly lenses?: 1 | 2;
  /** Whether a pen stands beside it; absent means no pen. */
  readonly pen?: boolean;
}

export interface Laptop {
  readonly device: 'laptop';
  /** Colour of lid and deck. */
  readonly color: Colour;
  readonly screen: Screen;
  /** Key caps; near black when absent. */
  readonly keys?: Colour;
  /** Colour of the light between the keys; unlit when absent. */
  readonly backlight?: Colour;
  /** The upper edge's camera notch; absent means a plain bezel. */
  readonly notch?: boolean;
}

export interface Earbuds {
  readonly device: 'earbuds';
  /** Colour of the buds, and of the case unless that has its own. */
  readonly color: Colour;
  /** With a stem, or a round bud that sits in the ear. */
  readonly bud: 'stem' | 'bean';
  /** `gloss` when absent; `transparent` shows parts in stem and case. */
  readonly finish?: 'gloss' | 'matte' | 'transparent';
  /** Charging case. */
  readonly case?: Colour;
  /** Silicone tip. */
  readonly tip?: Colour;
  /** Mark on the bud: the right one's dot or the metal disc of a bean. */
  readonly accent?: Colour;
  /** Outline of the case; `pebble` when absent. */
  readonly shape?: 'pebble' | 'square' | 'tall';
}

export interface Headphones {
  readonly device: 'headphones';
  /** Colour of cups and band. */
  readonly color: Colour;
  /** Ear cushions; a darker or lighter neighbour of the colour when absent. */
  readonly cushion?: Colour;
  /** Disc in the middle of the cup. */
  readonly accent?: Colour;
  /** Metal of arms and cup ring; a grey near the colour when absent. */
  readonly metal?: Colour;
  /** `round` cups when absent; `square` has rounded-rectangle cups, `on-ear` has smaller ones. */
  readonly cups?: 'round' | 'square' | 'on-ear';
}

export interface Neckband {
  readonly device: 'neckband';
  readonly color: Colour;
  /** Rings at buds and pods. */
  readonly accent?: Colour;
}

export interface Smartwatch {
  readonly device: 'smartwatch';
  /** Case metal. */
  readonly color: Colour;
  /** `round`, `square`, or the narrow `capsule` of a fitness band. */
  readonly shape: 'round' | 'square' | 'capsule';
  /** Strap colour. */
  readonly strap: Colour;
  /** `sport` when absent. */
  readonly band?: 'sport' | 'leather' | 'metal';
  /** Face; `analog` for round watches and `rings` for the others when absent. `art` uses the screen. */
  readonly dial?: 'analog' | 'rings' | 'digital' | 'art';
  /** Hand, crown ring and digits. */
  readonly accent?: Colour;
  /** Wallpaper of the `art` dial; its hue tints the analog one. */
  readonly screen?: Screen;
}

export interface Tv {
  readonly device: 'tv';
  readonly screen: Screen;
  /** Frame; near black when absent. */
  readonly color?: Colour;
  /** Two feet at the ends, or one stand in the middle; `feet` when absent. */
  readonly stand?: 'feet' | 'pedestal';
}

export interface Speaker {
  readonly device: 'speaker';
  /** Colour of the woven fabric. */
  readonly color: Colour;
  /** `tower` stands upright, `barrel` lies with a driver at each end, `brick` is a small rounded box. */
  readonly form: 'tower' | 'barrel' | 'brick';
  /** Ring and loop. */
  readonly accent?: Colour;
}

export interface Soundbar {
  readonly device: 'soundbar';
  readonly color: Colour;
  /** Whether a subwoofer stands behind it; absent means the bar alone. */
  readonly sub?: boolean;
}

export interface Charger {
  readonly device: 'charger';
  readonly color: Colour;
  /** Sockets: one USB-C; USB-C and USB-A; two USB-C and USB-A. 1 when absent. */
  readonly ports?: 1 | 2 | 3;
  /** Tongue of the USB-A socket. */
  readonly accent?: Colour;
  /** `puck` is a magnetic wireless charger with its cable, `plug` goes into the wall; `plug` when absent. */
  readonly form?: 'plug' | 'puck';
}

export interface Cable {
  readonly device: 'cable';
  /** Colour of the cord. */
  readonly color: Colour;
  /** Shells of the plugs; near black when absent. */
  readonly plug?: Colour;
  /** Plugs: USB-C at both ends, or USB-A at one; `c-c` when absent. */
  readonly ends?: 'c-c' | 'a-c';
  /** Braided jacket; smooth when absent. */
  readonly braided?: boolean;
}

export interface Powerbank {
  readonly device: 'powerbank';
  readonly color: Colour;
  /** `display` shows the charge in figures, `magnetic` snaps to a phone's back, `plain` has four lamps; `display` when absent. */
  readonly form?: 'display' | 'magnetic' | 'plain';
  /** Figures and socket tongue. */
  readonly accent?: Colour;
  /** Thickness: 10,000 mAh is `slim`, 20,000 mAh is `thick`; `thick` when absent. */
  readonly build?: 'slim' | 'thick';
}

export interface Case {
  readonly device: 'case';
  readonly color: Colour;
  /** The phone it is cut for. */
  readonly phone: Smartphone;
  /** Clear plastic shows the phone through; `matte` when absent. */
  readonly finish?: 'matte' | 'transparent';
  /** Ring of magnets; absent means none. */
  readonly magnetic?: boolean;
}

/** A finder tag: for keys and bags. */
export interface Tag {
  readonly device: 'tag';
  readonly color: Colour;
  /** `disc` is a coin with a metal back, `loop` a rounded drop with a hole for a ring. */
  readonly form: 'disc' | 'loop';
}

export interface Stylus {
  readonly device: 'stylus';
  readonly color: Colour;
}

const OFFERED = {
  smartphone: ['hero', 'front', 'detail'],
  tablet: ['hero', 'front', 'back'],
  laptop: ['hero', 'detail', 'back'],
  earbuds: ['hero', 'detail', 'back'],
  headphones: ['hero', 'front', 'detail'],
  neckband: ['hero', 'front', 'detail'],
  smartwatch: ['hero', 'front', 'back'],
  tv: ['hero', 'front', 'back'],
  speaker: ['hero', 'back', 'detail'],
  soundbar: ['hero', 'front', 'detail'],
  charger: ['hero', 'front', 'back'],
  cable: ['hero', 'front', 'detail'],
  powerbank: ['hero', 'front', 'detail'],
  case: ['hero', 'back', 'front'],
  tag: ['hero', 'front', 'back'],
  stylus: ['hero', 'front', 'detail'],
} as const satisfies Record<Drawing['device'], readonly View[]>;

/** The three pictures worth showing of a device, the card picture first. */
export function views(drawing: Drawing): readonly View[] {
  return OFFERED[drawing.device];
}
