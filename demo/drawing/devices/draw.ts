import { drawCable } from './cable.ts';
import { type Canvas, createCanvas } from './canvas.ts';
import { drawCase } from './case.ts';
import { drawCharger } from './charger.ts';
import { type Drawing, type View, views } from './drawing.ts';
import { drawEarbuds } from './earbuds.ts';
import { drawHeadphones } from './headphones.ts';
import { drawLaptop } from './laptop.ts';
import { drawNeckband } from './neckband.ts';
import { drawPowerbank } from './powerbank.ts';
import { drawSmartphone } from './smartphone.ts';
import { drawSmartwatch } from './smartwatch.ts';
import { drawSoundbar } from './soundbar.ts';
import { drawSpeaker } from './speaker.ts';
import { drawStylus } from './stylus.ts';
import { drawTablet } from './tablet.ts';
import { drawTag } from './tag.ts';
import { drawTv } from './tv.ts';

/**
 * The picture of a device as SVG text: 800 × 800, transparent ground, no fonts, no outside files.
 * Equal arguments give equal text, and ids differ between drawings, so pictures can stand inline in one page.
 * @throws RangeError for a view the device does not offer, see `views`
 */
export function draw(drawing: Drawing, view: View): string {
  if (!views(drawing).includes(view)) throw new RangeError(`A ${drawing.device} has no ${view} view`);
  const c = createCanvas([drawing, view]);
  return c.finish(paintDevice(c, drawing, view));
}

/** The same picture as part of a larger one, in a box of 800 × 800 from 0, 0. */
export function paintDevice(c: Canvas, drawing: Drawing, view: View): string {
  switch (drawing.device) {
    case 'smartphone':
      return drawSmartphone(c, drawing, view);
    case 'tablet':
      return drawTablet(c, drawing, view);
    case 'laptop':
      return drawLaptop(c, drawing, view);
    case 'earbuds':
      return drawEarbuds(c, drawing, view);
    case 'headphones':
      return drawHeadphones(c, drawing, view);
    case 'smartwatch':
      return drawSmartwatch(c, drawing, view);
    case 'neckband':
      return drawNeckband(c, drawing, view);
    case 'tv':
      return drawTv(c, drawing, view);
    case 'soundbar':
      return drawSoundbar(c, drawing, view);
    case 'speaker':
      return drawSpeaker(c, drawing, view);
    case 'charger':
      return drawCharger(c, drawing, view);
    case 'cable':
      return drawCable(c, drawing, view);
    case 'powerbank':
      return drawPowerbank(c, drawing, view);
    case 'case':
      return drawCase(c, drawing, view);
    case 'tag':
      return drawTag(c, drawing, view);
    case 'stylus':
      return drawStylus(c, drawing, view);
  }
}
