import { render } from '@testing-library/react';
import { PrintedBars } from './printed-bars';

const colours = (colour: string) => ({ base: 'transparent', more: 'red', less: 'green' })[colour] ?? '';
const series = ['base', 'more', 'less'].map((key) => ({ key, name: key, colour: colours(key) }));

function widths(bars: Parameters<typeof PrintedBars>[0]['bars']) {
  const { container } = render(
    <PrintedBars bars={bars} series={series} format={(value, name) => `${name}: ${value}`} />,
  );
  return [...container.querySelectorAll('li')].map((bar) => ({
    text: bar.lastElementChild?.textContent,
    parts: [...(bar.children[1]?.children ?? [])].map((part) => {
      const { width, background } = (part as HTMLElement).style;
      return [background, Math.round(parseFloat(width))];
    }),
  }));
}

it('draws every bar to the scale of the longest', () => {
  expect(
    widths([
      { name: '2023', values: { more: 50 } },
      { name: '2024', values: { more: 150, less: 50 } },
    ]),
  ).toEqual([
    {
      text: '2023: 50',
      parts: [
        ['', 0],
        ['red', 25],
      ],
    },
    {
      text: '2024: 200',
      parts: [
        ['', 0],
        ['red', 75],
        ['green', 25],
      ],
    },
  ]);
});

it('starts a bar where the previous one ends, and draws below zero', () => {
  expect(
    widths([
      { name: 'hanging', values: { base: 60, more: 20 } },
      { name: 'below', values: { less: -20 } },
    ]),
  ).toEqual([
    {
      text: 'hanging: 80',
      parts: [
        ['', 20],
        ['transparent', 60],
        ['red', 20],
      ],
    },
    {
      text: 'below: -20',
      parts: [
        ['', 0],
        ['green', 20],
      ],
    },
  ]);
});

it('draws nothing where nothing was emitted', () => {
  expect(widths([{ name: '2024', values: { more: 0 } }])).toEqual([{ text: '2024: 0', parts: [['', 0]] }]);
});

it('adds nothing to a figure for missing data', () => {
  const { container } = render(
    <PrintedBars
      bars={[{ name: '2024', values: { told: 3, gap: 4 } }]}
      series={[
        { key: 'told', name: 'Told', colour: 'red' },
        { key: 'gap', name: 'Not stated', colour: 'grey', isHatched: true },
      ]}
      format={String}
    />,
  );
  expect(container.querySelector('li')?.lastElementChild).toHaveTextContent(/^3$/);
});
