import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { amountFault } from '../../../../core/carbon/inputs/figures';
import type { Locale } from '../../../../core/i18n/locales';
import { screenStore } from '../../../../tests/support/web/api-store';
import { anna } from '../../../../tests/support/web/fake-auth';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { draftKey, forgetDrafts, hasDrafts, keepDraft } from '../../../lib/session/drafts';
import { NumberCell } from './number-cell';
import { UndoBar } from './undo-bar';

const ids = Array.from({ length: 300 }, (_, index) => `Meter ${index + 1}`);

// jsdom has no layout, so rows without a height would all be in view.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { value: 64, configurable: true });
});
beforeEach(() => {
  scrollTo(0);
  window.sessionStorage.clear();
});

function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

function show({ recordExists = true, year = 2024, locale = 'en' as Locale } = {}) {
  const saved: [string, number][] = [];
  const columns: Column<string>[] = [
    {
      id: 'amount',
      header: 'Amount',
      width: '10rem',
      cell: (id) => (
        <NumberCell
          field={id}
          label={id}
          value={1}
          version={1}
          unit="kWh"
          fault={amountFault}
          faultOfText="AMOUNT_NOT_POSITIVE"
          isReadOnly={false}
          onSave={(value) => saved.push([id, value])}
        />
      ),
    },
  ];
  const { unmount } = render(
    <Provider store={screenStore()}>
      <WithTexts locale={locale}>
        <UndoBar year={year} recordExists={() => recordExists}>
          <VirtualTable label="Meters" columns={columns} rows={ids} rowKey={(id) => id} />
        </UndoBar>
      </WithTexts>
    </Provider>,
  );
  return { saved, unmount };
}

const field = () => screen.getByRole('textbox', { name: 'Meter 3, kWh' });

async function typeAndScrollAway(text: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  scrollTo(200 * 64);
  expect(screen.queryByRole('textbox', { name: 'Meter 3, kWh' })).not.toBeInTheDocument();
}

it('saves a number whose row is scrolled away while it is typed', async () => {
  const { saved } = show();
  await typeAndScrollAway('7');
  expect(saved).toEqual([['Meter 3', 7]]);
});

it('reports an invalid number whose row is scrolled away, and shows it when the row is back', async () => {
  const { saved } = show();
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

it('refuses a percent sign in a number of kilowatt hours', async () => {
  const { saved } = show();
  await userEvent.clear(field());
  await userEvent.type(field(), '12%{Enter}');
  await waitFor(() => expect(field()).toBeInvalid());
  expect(saved).toEqual([]);
});

it('has a form per field, so that browser autofill looks at one field only, and stays in the field on Enter', async () => {
  const { saved } = show();
  const fields = screen.getAllByRole<HTMLInputElement>('textbox');
  expect(fields.length).toBeGreaterThan(10);
  expect(fields.map(({ form }) => form?.elements.length)).toEqual(fields.map(() => 1));
  const left = jest.fn((event: Event) => event.defaultPrevented);
  document.addEventListener('submit', left);
  await userEvent.clear(field());
  await userEvent.type(field(), '8{Enter}');
  document.removeEventListener('submit', left);
  expect(left).toHaveReturnedWith(true);
  expect(saved).toEqual([['Meter 3', 8]]);
});

it('discards an invalid number when it is dismissed', async () => {
  show();
  await typeAndScrollAway('a lot');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  scrollTo(0);
  expect(field()).toHaveValue('1');
});

it('does not report an invalid number whose record was removed', async () => {
  show({ recordExists: false });
  await typeAndScrollAway('-5');
  expect(screen.queryByText('Not saved: Meter 3')).not.toBeInTheDocument();
});

describe('an invalid number', () => {
  async function type(text: string, page = show()) {
    await userEvent.clear(field());
    await userEvent.type(field(), text);
    return page;
  }

  it('is restored with its fault after the page was left', async () => {
    const { unmount } = await type('-5');
    unmount();
    expect(hasDrafts(anna)).toBe(true);
    const { saved } = show();
    expect(field()).toHaveValue('-5');
    expect(screen.getByText('Amount must be a positive number')).toBeInTheDocument();
    expect(screen.queryByText('Not saved: Meter 3')).not.toBeInTheDocument();
    await type('5{Enter}', { saved, unmount });
    expect(saved).toEqual([['Meter 3', 5]]);
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is stored when another app comes to the foreground', async () => {
    await type('-5');
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    hidden.mockRestore();
    expect(hasDrafts(anna)).toBe(true);
  });

  it('belongs to its year', async () => {
    const { unmount } = await type('-5');
    unmount();
    show({ year: 2023 });
    expect(field()).toHaveValue('1');
  });

  it('is formatted in the current language of the page', async () => {
    const { unmount } = await type('-1,234.5');
    unmount();
    show({ locale: 'de' });
    expect(field()).toHaveValue('-1234,5');
  });

  it('is reported and restored from the draft of an earlier version of the app', async () => {
    const start = { text: '1', value: 1, version: 1 };
    const kept = { label: 'Meter 3', typed: '-5', locale: 'en', fault: 'AMOUNT_NOT_POSITIVE', start };
    keepDraft(draftKey(anna, 'figure:2024/Meter 3'), kept);
    const { saved } = show();
    scrollTo(200 * 64);
    expect(screen.getByText('Not saved: Meter 3')).toBeInTheDocument();
    expect(screen.getByText('You typed “-5”. Amount must be a positive number.')).toBeInTheDocument();
    scrollTo(0);
    expect(field()).toHaveValue('-5');
    await userEvent.clear(field());
    await userEvent.type(field(), '5{Enter}');
    expect(saved).toEqual([['Meter 3', 5]]);
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is gone when it is undone', async () => {
    const { unmount } = await type('-5{Enter}{Escape}');
    unmount();
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is gone when the person discards it, although the field still holds it', async () => {
    const { unmount } = await type('-5{Enter}');
    act(() => forgetDrafts(anna));
    unmount();
    expect(hasDrafts(anna)).toBe(false);
  });
});
