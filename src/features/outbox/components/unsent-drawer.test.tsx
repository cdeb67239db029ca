import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import type { Locale } from '../../../../core/i18n/locales';
import { screenStore } from '../../../../tests/support/web/api-store';
import { newDevice } from '../../../../tests/support/web/device';
import { stubNetwork } from '../../../../tests/support/web/stub-network';
import { WithTexts } from '../../../../tests/support/web/with-texts';
import type { ApiError } from '../../../lib/api/api-error';
import { defineEdit } from '../../../lib/outbox/edit';
import { outboxRead, outboxSlice } from '../../../lib/outbox/outbox-slice';
import { UnsentDrawer } from './unsent-drawer';

jest.mock('gatsby', () => ({
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

interface Place {
  countryCode: string;
}

defineEdit<Place, Place>({
  name: 'test.place',
  area: 'carbonAccounting',
  request: () => ({ url: '/places', method: 'PUT' }),
  subject: () => 'place',
  show: () => [],
  page: ({ countryCode }) => `/places/${countryCode}/`,
  label: () => ({ key: 'field.site' }),
  compare: (mine, theirs) => [
    {
      name: { key: 'field.country' },
      mine: { country: mine.countryCode },
      theirs: { country: theirs.countryCode.trim() },
    },
  ],
});

interface Choice {
  options: string[];
  year: string;
}

defineEdit<Choice, Choice>({
  name: 'test.choice',
  area: 'carbonAccounting',
  request: () => ({ url: '/choices', method: 'PUT' }),
  subject: () => 'choice',
  show: () => [],
  label: () => ({ key: 'field.answer' }),
  compare: (mine, theirs) => [
    {
      name: { key: 'field.answer' },
      mine: { list: mine.options },
      theirs: { parts: [{ list: theirs.options }, theirs.year] },
    },
  ],
});

interface Shown {
  state?: 'waiting' | 'refused';
  edit?: string;
  arg?: Place | Choice;
  locale?: Locale;
}

async function show(
  failure: ApiError,
  { state = 'refused', edit = 'test.place', arg = { countryCode: 'DE' }, locale = 'en' }: Shown = {},
) {
  newDevice();
  stubNetwork({});
  const store = screenStore();
  render(
    <Provider store={store}>
      <WithTexts locale={locale}>
        <UnsentDrawer onClose={() => undefined} />
      </WithTexts>
    </Provider>,
  );
  // The stored outbox is loaded first.
  await waitFor(() => expect(outboxSlice.selectors.selectOutbox(store.getState() as never).ready).toBe(true));
  const entry = {
    id: 'a',
    owner: '42/7',
    edit,
    area: 'carbonAccounting' as const,
    subject: 'place',
    needs: [],
    arg,
    key: 'key',
    place: 1,
    createdAt: 1,
    attempts: 1,
    state,
    failure,
  };
  act(() => void store.dispatch(outboxRead({ entries: [entry], removed: 0 })));
}

it.each<[ApiError['status'], string]>([
  [403, 'Not accepted: you do not have the right to do this.'],
  [404, 'Not accepted: this entry no longer exists.'],
  [500, 'Not accepted: the server has reported an error.'],
  ['UNEXPECTED', 'Not accepted: the server has reported an error.'],
])('says in the language of the reader why an edit was refused with %s', async (status, text) => {
  await show({ status, code: `HTTP_${status}`, message: 'A sentence of the server.' });
  expect(screen.getByText(text)).toBeVisible();
});

it('says in the reader’s language what is wrong with an answer', async () => {
  const fault = {
    id: '5e9',
    part: 'targetYear',
    code: 'outOfRange',
    min: 2021,
    max: 2100,
    message: 'The number must',
  };
  await show({
    status: 400,
    code: 'INVALID_ANSWERS',
    message: '5e9.targetYear: The number must',
    details: [fault],
  });
  expect(screen.getByText('Not accepted: Please enter a year between 2021 and 2100.')).toBeVisible();
});

it.each([
  ['waiting', /^It may have reached the server already/],
  ['refused', 'It has not reached the server and cannot be brought back.'],
] as const)('says what discarding means for an edit that is %s', async (state, text) => {
  await show({ status: 'NETWORK', code: 'NETWORK', message: 'The answer was lost' }, { state });
  await userEvent.click(screen.getByRole('button', { name: 'Discard: Site' }));
  expect(screen.getByText(text)).toBeVisible();
});

it('leads from an edit to the page on which it was made, and without one to its area', async () => {
  await show({ status: 422, code: 'INVALID', message: 'No.' });
  expect(screen.getByRole('link', { name: 'Site' })).toHaveAttribute('href', '/places/DE/');
  cleanup();
  await show(
    { status: 422, code: 'INVALID', message: 'No.' },
    { edit: 'test.choice', arg: { options: [], year: '' } },
  );
  expect(screen.getByRole('link', { name: 'Answer' })).toHaveAttribute('href', '/carbon-accounting/');
});

it('says that figures have changed, in the language of the reader', async () => {
  await show({ status: 409, code: 'FIGURE_CHANGED', message: 'No.' }, { locale: 'de' });
  expect(screen.getByText(/Die Zahlen haben sich inzwischen geändert\.$/)).toBeVisible();
});

it('marks a sentence from the server as English', async () => {
  await show({ status: 400, code: 'INVALID_INPUT', message: 'Amount must be a positive number' });
  expect(screen.getByText('Amount must be a positive number')).toHaveAttribute('lang', 'en');
});

it('names the countries that two people have chosen', async () => {
  await show({ status: 409, code: 'STALE_VERSION', message: 'Stale.', details: { countryCode: 'AT' } });
  await userEvent.click(screen.getByRole('button', { name: /^Compare/ }));
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['Germany', 'Austria']);
});

it.each([
  ['en', ['Gas, oil', 'Oil, coal / 2030']],
  ['zh-CN', ['Gas、oil', 'Oil、coal / 2030']],
] as const)('lists the words that two people have chosen as %s does', async (locale, cells) => {
  await show(
    {
      ...{ status: 409, code: 'STALE_VERSION', message: 'Stale.' },
      details: { options: ['Oil', 'coal'], year: '2030' },
    },
    { edit: 'test.choice', arg: { options: ['Gas', 'oil'], year: '2030' }, locale },
  );
  await userEvent.click(screen.getByRole('button', { name: /^(Compare|比较)/ }));
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(cells);
});

it('leaves the choice to the person when the two versions cannot be compared', async () => {
  const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', reported);
  await show({ status: 409, code: 'STALE_VERSION', message: 'Stale.', details: { country: 'AT' } });
  await userEvent.click(screen.getByRole('button', { name: /^Compare/ }));
  expect(screen.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  await waitFor(() => expect(reported).toHaveBeenCalled());
  window.removeEventListener('error', reported);
});
