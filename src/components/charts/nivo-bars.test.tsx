import { useState } from 'react';
import { render } from '@testing-library/react';
import NivoBars from './nivo-bars';

interface Bars {
  data: readonly { name: string }[];
  keys: readonly string[];
  colors: (bar: { id: string; indexValue: string }) => string;
}

// Like nivo, which is not readable in tests, this cannot change a bar that it has drawn to another variable.
jest.mock('@nivo/bar', () => ({
  ResponsiveBar: ({ data, keys, colors }: Bars) => {
    const [drawn] = useState(() => new Map<string, string>());
    const fillOf = (id: string, indexValue: string) => {
      const bar = `${id} ${indexValue}`;
      if (!drawn.has(bar)) drawn.set(bar, colors({ id, indexValue }));
      return drawn.get(bar);
    };
    const bars = data.flatMap(({ name }) => keys.map((key) => ({ key, name })));
    return (
      <svg>
        {bars.map(({ key, name }) => (
          <rect key={name + key} fill={fillOf(key, name)} />
        ))}
      </svg>
    );
  },
}));

const chart = (years: readonly string[]) => (
  <NivoBars
    bars={years.map((name) => ({ name, values: { scope1: 10 } }))}
    series={[{ key: 'scope1', name: 'Scope 1', colour: 'var(--chart-1)' }]}
    format={String}
    formatAxis={String}
    highlighted={years.at(-1) ?? ''}
  />
);
const fills = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('fill'));

beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

it('highlights the newest bar, also after one more was added', () => {
  const { container, rerender } = render(chart(['2024', '2025']));
  const [pale, full] = fills(container);
  expect(pale).not.toBe(full);
  rerender(chart(['2024', '2025', '2026']));
  expect(fills(container)).toEqual([pale, pale, full]);
});

it('paints with variables of its own, which nivo does not replace by colours of one theme', () => {
  const { container } = render(chart(['2024', '2025']));
  const drawing = container.firstElementChild as HTMLElement;
  const [pale, full] = fills(container).map((fill) => fill?.replace(/^var\((.+)\)$/, '$1') ?? '');
  expect(drawing.style.getPropertyValue(full ?? '')).toBe('var(--chart-1)');
  expect(drawing.style.getPropertyValue(pale ?? '')).toContain('var(--chart-1) 70%');
});
