import { budBean, budStem } from './bud.ts';
import type { Canvas } from './canvas.ts';
import type { Earbuds, View } from './drawing.ts';
import { caseBack, caseForm, caseFront, caseLid } from './earbuds-case.ts';
import { contactShadow } from './shadow.ts';
import { group, num } from './shapes.ts';

/** `hero`: the open case with both buds; `detail`: the buds; `back`: the closed case. */
export function drawEarbuds(c: Canvas, earbuds: Earbuds, view: View): string {
  if (view === 'detail') return bothBuds(c, earbuds);
  if (view === 'back') return caseBack(c, earbuds);
  return openCase(c, earbuds);
}

/** One bud with its head around 0, 0 and about 190 tall. */
const bud = (c: Canvas, earbuds: Earbuds, side: 'left' | 'right'): string =>
  earbuds.bud === 'bean' ? budBean(c, earbuds, side) : budStem(c, earbuds, side);

function bothBuds(c: Canvas, earbuds: Earbuds): string {
  const bean = earbuds.bud === 'bean';
  const [y, scale] = bean ? [396, 2.75] : [270, 2.75];
  const floor = bean ? 566 : 690;
  const [left, right] = bean ? [246, 566] : [262, 548];
  return (
    contactShadow(c, left + (bean ? 14 : 18), floor, bean ? 116 : 62, 13, 0.9) +
    contactShadow(c, right + (bean ? -14 : -4), floor, bean ? 116 : 62, 13, 0.9) +
    group(`translate(${left} ${y}) rotate(9) scale(${scale})`, bud(c, earbuds, 'left')) +
    group(`translate(${right} ${y}) rotate(-9) scale(${scale})`, bud(c, earbuds, 'right'))
  );
}

function openCase(c: Canvas, earbuds: Earbuds): string {
  const form = caseForm(earbuds);
  const [y, scale] = earbuds.bud === 'bean' ? [350, 1.12] : [300, 1.1];
  const fit = form.width < 380 ? 0.88 : 1;
  const reach = form.width * 0.235;
  const seat = (side: 'left' | 'right') => {
    const [x, turn] = side === 'left' ? [400 - reach, 4] : [400 + reach, -4];
    return group(`translate(${num(x)} ${y}) rotate(${turn}) scale(${num(scale * fit)})`, bud(c, earbuds, side));
  };
  const picture = caseLid(c, earbuds, form) + seat('left') + seat('right') + caseFront(c, earbuds, form);
  const shadow = contactShadow(c, 403, form.bottom + 2, form.width * 0.43, 17);
  return group(
    `translate(400 396) scale(${form.zoom}) translate(-400 ${-(form.top + form.bottom) / 2})`,
    shadow + picture,
  );
}
