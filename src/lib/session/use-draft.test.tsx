import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { forgetDrafts, hasDrafts } from './drafts';
import { clearPersonalStorage } from './personal-storage';
import { signedIn, signedOut } from './session-slice';
import { useDraft } from './use-draft';

const berta = { ...anna, id: '8', email: 'berta@example.test' };
const stored = { city: 'Steyr', zip: '4400' };

function Form() {
  const { values = stored, change, clear } = useDraft<typeof stored>('company');
  return (
    <>
      <input
        aria-label="City"
        value={values.city}
        onChange={({ target }) => change({ city: target.value }, stored)}
      />
      <p>{JSON.stringify(values)}</p>
      <button onClick={clear}>Cancel</button>
    </>
  );
}

function show() {
  const store = screenStore();
  const view = render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
  return { store, ...view };
}

const city = () => screen.getByLabelText('City');
const type = async (text: string) => {
  await userEvent.clear(city());
  await userEvent.type(city(), text);
};

beforeEach(() => window.sessionStorage.clear());

it('is restored when the page is opened again, until it is discarded', async () => {
  const { unmount } = show();
  await type('Linz');
  unmount();
  show();
  expect(screen.getByText(JSON.stringify({ ...stored, city: 'Linz' }))).toBeVisible();
  expect(hasDrafts(anna)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(city()).toHaveValue('Steyr');
  expect(hasDrafts(anna)).toBe(false);
});

it('belongs to its author: a colleague in the same tab sees nothing of it', async () => {
  const { store } = show();
  await type('Linz');
  act(() => {
    store.dispatch(signedOut('expired'));
    store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
  });
  expect(city()).toHaveValue('Steyr');
  expect(hasDrafts(berta)).toBe(false);
  await type('Wels');
  act(
    () => void store.dispatch(signedIn({ profile: anna, afterReload: false, since: 0, lastSignOut: null })),
  );
  expect(city()).toHaveValue('Linz');
});

it('outlives an end of the session, unless the person discards it', async () => {
  show();
  await type('Linz');
  clearPersonalStorage();
  expect(hasDrafts(anna)).toBe(true);
  act(() => forgetDrafts(anna));
  expect(city()).toHaveValue('Steyr');
  expect(window.sessionStorage).toHaveLength(0);
});
