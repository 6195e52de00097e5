import { type ComponentProps, createElement, type ReactNode } from 'react';

/** An icon as its package describes it. */
export interface IconData {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

const LOOK = {
  ...{ xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' },
  ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
} as const;

/**
 * What the scripts of pages have in place of `createLucideIcon` (`bin/small-icons.ts`): the same elements, without the sizes,
 * colours and contexts that no screen uses, which are 1 kB of every page.
 */
// biome-ignore lint/style/noDefaultExport: as in the module that it replaces
export default function svgIcon({ name, aliases = [], node }: IconData) {
  const own = ['', ...[name, ...aliases].map(word => `-${word}`)].map(word => `lucide${word}`).join(' ');
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module is loaded
  return function SvgIcon({ className, ...rest }: ComponentProps<'svg'>): ReactNode {
    return createElement(
      'svg',
      {
        ...LOOK,
        className: className ? `${own} ${className}` : own,
        'aria-hidden': Object.keys(rest).some(prop => /^(aria-|role|title)/.test(prop)) ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
