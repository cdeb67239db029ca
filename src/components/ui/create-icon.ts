import { createElement, type SVGProps } from 'react';

type Part = readonly [tag: string, attributes: Record<string, string>];

interface IconData {
  node: readonly Part[];
}

export interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number;
}

/** A path that starts with an absolute position can be appended to another one. */
const isJoinable = ([tag, { d = '' }]: Part): boolean => tag === 'path' && d.startsWith('M');

/** Joins the paths into one element: a table has hundreds of icons. */
function joined(parts: readonly Part[]): readonly Part[] {
  const d = parts
    .filter(isJoinable)
    .map(([, path]) => path['d'])
    .join('');
  return [
    ...parts.filter((part) => !isJoinable(part)),
    ...(d === '' ? [] : [['path', { d, key: 'd' }] as const]),
  ];
}

/**
 * Replaces lucide's `createLucideIcon` in browsers and in the page build (scripts/site/tune-webpack.ts): the same
 * drawing without unused settings and class names, two kilobytes less on every page.
 */
export default function createIcon({ node }: IconData) {
  const parts = joined(node);
  return function Icon({ size = 24, ...others }: IconProps) {
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
        ...(isNamed ? {} : { 'aria-hidden': true }),
        ...others,
      },
      parts.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
