import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amountFault } from '../../../../../core/carbon/figures';
import { WithTexts } from '../../../../../tests/support/web/with-texts';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { NumberCell } from './number-cell';
import { UndoBar } from './undo-bar';

const ids = Array.from({ length: 300 }, (_, index) => `Meter ${index + 1}`);

// jsdom lays nothing out, and rows without a height would all be in view.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 64, configurable: true });
});
beforeEach(() => scrollTo(0));

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function show(isThere = true) {
  const saved: [string, number][] = [];
  const columns: Column<string>[] = [
    {
      id: 'amount',
      header: 'Amount',
      width: '10rem',
      cell: (id) => (
        <NumberCell
          recordId={id}
          label={id}
          value={1}
          unit="kWh"
          fault={amountFault}
          faultOfText="AMOUNT_NOT_POSITIVE"
          isReadOnly={false}
          onSave={(value) => saved.push([id, value])}
        />
      ),
    },
  ];
  render(
    <WithTexts>
      <UndoBar isThere={() => isThere}>
        <VirtualTable label="Meters" columns={columns} rows={ids} rowKey={(id) => id} />
      </UndoBar>
    </WithTexts>,
  );
  return saved;
}

const field = () => screen.getByRole('textbox', { name: 'Meter 3, kWh' });

async function typeAndScrollAway(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  scrollTo(200 * 64);
  expect(screen.queryByRole('textbox', { name: 'Meter 3, kWh' })).not.toBeInTheDocument();
}

it('saves a number whose row goes out of sight while it is typed', async () => {
  const saved = show();
  await typeAndScrollAway('7');
  expect(saved).toEqual([['Meter 3', 7]]);
});

it('tells of a wrong number whose row goes out of sight, and has it there when the row is back', async () => {
  const saved = show();
  await typeAndScrollAway('-5');
  expect(screen.getByText('Not saved: Meter 3')).toBeInTheDocument();
  expect(screen.getByText('You typed “-5”. Amount must be a positive number.')).toBeInTheDocument();

  scrollTo(0);
  expect(field()).toHaveValue('-5');
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  expect(screen.queryByText('Not saved: Meter 3')).not.toBeInTheDocument();
  await userEvent.clear(field());
  await userEvent.type(field(), '5{Enter}');
  expect(saved).toEqual([['Meter 3', 5]]);
});

it('lets a wrong number go when it is dismissed', async () => {
  show();
  await typeAndScrollAway('a lot');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  scrollTo(0);
  expect(field()).toHaveValue('1');
});

it('does not tell of a wrong number whose record was removed', async () => {
  show(false);
  await typeAndScrollAway('-5');
  expect(screen.queryByText('Not saved: Meter 3')).not.toBeInTheDocument();
});
