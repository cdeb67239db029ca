import { createElement, type SVGProps } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/**
 * Stands in for lucide's own `createLucideIcon` in the scripts that browsers load (scripts/site/tune-webpack.ts):
 * the same markup without the settings that nothing here uses, two kilobytes less on every page.
 */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className, ...others }: IconProps) {
    const isNamed = 'aria-label' in others || 'aria-labelledby' in others || 'role' in others;
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...others,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
