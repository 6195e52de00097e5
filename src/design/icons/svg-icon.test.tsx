import * as chevronDown from 'lucide-react/icons/chevron-down';
import * as circleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as x from 'lucide-react/icons/x';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import svgIcon, { type IconData } from './svg-icon.ts';

/** Its types leave out the data. */
interface IconModule {
  readonly default: ComponentType<ComponentProps<'svg'>>;
  readonly __iconData: IconData;
}

const ICONS = [x, chevronDown, circleAlert] as unknown as readonly IconModule[];

/** The attributes of each element, in any order. */
function elements(markup: string): readonly (readonly string[])[] {
  return markup.split('>').map(tag => (tag.match(/<\/?\w+|[\w-]+="[^"]*"/g) ?? []).sort());
}

describe('icons of pages', () => {
  it.each<ComponentProps<'svg'>>([
    {},
    { 'aria-hidden': 'true' },
    { className: 'large red' },
    { role: 'img', 'aria-label': 'Close', className: 'cross' },
  ])('are what the package makes of the same data: %o', props => {
    for (const { default: Icon, __iconData } of ICONS) {
      const Own = svgIcon(__iconData);
      expect(elements(renderToStaticMarkup(<Own {...props} />))).toEqual(
        elements(renderToStaticMarkup(<Icon {...props} />)),
      );
    }
  });
});
