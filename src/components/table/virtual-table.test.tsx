import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { VirtualTable, type Column } from './virtual-table';

const rows = Array.from({ length: 3_000 }, (_, index) => `Row ${index + 1}`);
const columns: Column<string>[] = [
  { id: 'name', header: 'Name', width: '10rem', cell: (row) => row, rowHeader: true },
];

// jsdom has no layout, and rows without a height would all be visible.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 64, configurable: true });
});

it('renders its first rows with itself, and not in one task after it', () => {
  const drawnAtOnce = jest.fn<number, []>(() => screen.getAllByRole('row').length);
  function Witness() {
    useLayoutEffect(() => void drawnAtOnce(), []);
    return null;
  }
  render(
    <>
      <VirtualTable label="Rows" columns={columns} rows={rows} rowKey={(row) => row} />
      <Witness />
    </>,
  );
  expect(drawnAtOnce.mock.results[0]?.value).toBeGreaterThan(10);
});

it('renders few of three thousand rows, with their positions', () => {
  render(<VirtualTable label="Rows" columns={columns} rows={rows} rowKey={(row) => row} />);
  const table = screen.getByRole('table', { name: 'Rows' });
  expect(table).toHaveAttribute('aria-rowcount', '3001');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByRole('rowheader', { name: 'Row 1' }).parentElement).toHaveAttribute(
    'aria-rowindex',
    '2',
  );

  // Simulates the End key on a page.
  Object.defineProperty(window, 'scrollY', { value: 3_000 * 64, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('rowheader', { name: 'Row 3000' }).parentElement).toHaveAttribute(
    'aria-rowindex',
    '3001',
  );
  expect(screen.queryByRole('rowheader', { name: 'Row 1' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
});

describe.each([
  ['as a table', false, 1],
  ['as cards with a hidden header', true, 0],
])('rendered %s', (_how, isNarrow, buttons) => {
  beforeEach(() => {
    window.matchMedia = (query) => ({ matches: isNarrow && query.includes('max-width') }) as MediaQueryList;
  });
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

  it('names its columns, and has no hidden controls', () => {
    const sorted = columns.map((column) => ({ ...column, sorted: 'ascending' as const, onSort: jest.fn() }));
    render(<VirtualTable label="Rows" columns={sorted} rows={rows} rowKey={(row) => row} />);
    expect(screen.getByRole('columnheader', { name: 'Name' })).toBeInTheDocument();
    expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  });
});

it('shows a dash where a row has no value in a column', () => {
  const withAmounts: Column<string>[] = [
    ...columns,
    { id: 'amount', header: 'Amount', width: '5rem', cell: (row) => (row === 'Row 1' ? null : 0) },
  ];
  render(<VirtualTable label="Rows" columns={withAmounts} rows={['Row 1', 'Row 2']} rowKey={(row) => row} />);
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['–', '0']);
});

it('labels the figures of a card, but not its heading or its actions', () => {
  const onCards: Column<string>[] = [
    ...columns,
    { id: 'amount', header: 'Amount', width: '5rem', cell: () => 12 },
    { id: 'actions', header: 'Actions', width: '5rem', cell: () => 'Edit', onCard: 'actions' },
  ];
  render(<VirtualTable label="Rows" columns={onCards} rows={['Row 1']} rowKey={(row) => row} />);
  expect(screen.getByRole('cell', { name: '12' })).toHaveAttribute('data-label', 'Amount');
  expect(screen.getByRole('rowheader', { name: 'Row 1' })).not.toHaveAttribute('data-label');
  expect(screen.getByRole('cell', { name: 'Edit' })).not.toHaveAttribute('data-label');
});
