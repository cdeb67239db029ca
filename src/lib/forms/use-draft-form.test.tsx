import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { hasDrafts } from '../session/drafts';
import { signedIn, signedOut } from '../session/session-slice';
import { useDraftStore } from './use-draft-store';
import { checkWith } from './rules';
import { useDraftForm } from './use-draft-form';

const berta = { ...anna, id: '8', email: 'berta@example.test' };
const steyr = { city: 'Steyr', zip: '4400' };
type Place = typeof steyr;

const rules = object({ city: string().required('missing'), zip: string().matches(/^\d*$/, 'noDigits') });
const check = checkWith<Place>(() => Promise.resolve(rules));

interface FormProps {
  stored?: Place;
  isSuggestion?: boolean;
  asksOnClash?: boolean;
  save?: (values: Place) => Promise<string | undefined> | string | undefined;
}

function Form({ stored = steyr, save = () => undefined, ...asked }: FormProps) {
  const form = useDraftForm<Place, string>({
    draft: useDraftStore('place'),
    stored,
    ...{ asksOnClash: true, ...asked },
    check,
    faultText: (fault) => `Fault: ${fault}`,
    onSubmit: async (values, { saved, failed }) => {
      const failure = await save(values);
      if (failure) failed(failure);
      else saved();
    },
  });
  const field = (name: keyof Place) => {
    const { error, onChange, ...control } = form.field(name);
    return (
      <>
        <input aria-label={name} {...control} onChange={({ target }) => onChange(target.value)} />
        <p>{error}</p>
      </>
    );
  };
  return (
    <form {...form.formProps}>
      {field('city')}
      {field('zip')}
      {form.clashes.map((name) => (
        <p key={name}>
          {`${name} is ${form.stored[name]} now`}
          <button type="button" data-clash onClick={() => form.decide(name, 'mine')}>
            Mine
          </button>
          <button type="button" onClick={() => form.decide(name, 'theirs')}>
            Theirs
          </button>
        </p>
      ))}
      <p>{form.failure}</p>
      <p>{form.isTyped ? 'typed' : 'as stored'}</p>
      <button>Save</button>
      <button type="button" onClick={form.discard}>
        Cancel
      </button>
    </form>
  );
}

function show(props: FormProps = {}) {
  const store = screenStore();
  const tree = (next: FormProps) => (
    <Provider store={store}>
      <WithTexts>
        <Form {...next} />
      </WithTexts>
    </Provider>
  );
  const view = render(tree(props));
  return { store, ...view, change: (next: FormProps) => view.rerender(tree(next)) };
}

const field = (name: string) => screen.getByLabelText(name);
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  if (text !== '') await userEvent.type(field(name), text);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => window.sessionStorage.clear());

describe('faults', () => {
  it('show when the field is left and disappear when it is corrected', async () => {
    show();
    await type('zip', 'x');
    expect(screen.queryByText('Fault: noDigits')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(await screen.findByText('Fault: noDigits')).toBeVisible();
    await userEvent.type(field('zip'), '{Backspace}4');
    await act(() => Promise.resolve());
    expect(screen.queryByText('Fault: noDigits')).not.toBeInTheDocument();
  });

  it('show after the press that leaves the field, so that the pressed control stays under the pointer', async () => {
    show();
    await type('zip', 'x');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: cancel });
    expect(cancel).toHaveFocus();
    expect(screen.queryByText('Fault: noDigits')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: field('zip') });
    expect(await screen.findByText('Fault: noDigits')).toBeVisible();
  });

  it('show at the next key if the press ended unseen', async () => {
    show();
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: field('zip') });
    await user.keyboard('x');
    await user.tab();
    expect(await screen.findByText('Fault: noDigits')).toBeVisible();
  });

  it('prevent saving, and the first of them gets the focus', async () => {
    const save = jest.fn();
    show({ save });
    await type('city', '');
    await type('zip', 'x');
    await press('Save');
    expect(await screen.findByText('Fault: missing')).toBeVisible();
    expect(screen.getByText('Fault: noDigits')).toBeVisible();
    await waitFor(() => expect(field('city')).toHaveFocus());
    expect(save).not.toHaveBeenCalled();
  });

  it('are left to the server when the rules cannot be loaded', async () => {
    const unloaded = checkWith<Place>(() => Promise.reject(new Error('no network')));
    await expect(unloaded({ city: '', zip: 'x' })).resolves.toEqual({});
  });
});

describe('what was typed', () => {
  it('is restored after a reload, with the visible faults, until it is discarded', async () => {
    const { unmount } = show();
    await type('zip', 'x');
    await userEvent.tab();
    unmount();
    show();
    expect(field('zip')).toHaveValue('x');
    expect(await screen.findByText('Fault: noDigits')).toBeVisible();
    expect(hasDrafts(anna)).toBe(true);
    await press('Cancel');
    expect(field('zip')).toHaveValue('4400');
    expect(hasDrafts(anna)).toBe(false);
  });

  it('keeps accepted suggestions when there are no suggestions any more', async () => {
    const { unmount } = show({ isSuggestion: true });
    await type('zip', '44');
    unmount();
    const { change } = show({ isSuggestion: true, stored: { city: '', zip: '' } });
    expect(field('city')).toHaveValue('Steyr');
    change({ isSuggestion: true, stored: { city: 'Linz', zip: '4020' } });
    expect(field('city')).toHaveValue('Steyr');
    expect(field('zip')).toHaveValue('44');
  });

  it('keeps a suggested field empty that was emptied, also after a reload', async () => {
    const { unmount } = show({ isSuggestion: true });
    await type('city', '');
    unmount();
    const { change } = show({ isSuggestion: true, stored: { city: '', zip: '' } });
    change({ isSuggestion: true, stored: steyr });
    expect(field('city')).toHaveValue('');
    expect(field('zip')).toHaveValue('4400');
  });

  it('is no draft when it equals the stored values', async () => {
    show();
    await type('city', 'Linz');
    await type('city', 'Steyr');
    expect(screen.getByText('as stored')).toBeVisible();
    expect(hasDrafts(anna)).toBe(false);
  });

  it('is hidden from anyone else in the same tab', async () => {
    const { store } = show();
    await type('city', 'Linz');
    act(() => {
      store.dispatch(signedOut('expired'));
      store.dispatch(signedIn({ profile: berta, afterReload: false, since: 0, lastSignOut: null }));
    });
    expect(field('city')).toHaveValue('Steyr');
    await type('city', 'Wels');
    act(
      () => void store.dispatch(signedIn({ profile: anna, afterReload: false, since: 0, lastSignOut: null })),
    );
    expect(field('city')).toHaveValue('Linz');
  });

  it('stays when saving fails, with the reason, and is cleared on success', async () => {
    const save = jest.fn().mockReturnValueOnce('The server is busy.').mockReturnValueOnce(undefined);
    show({ save });
    await type('city', 'Linz');
    await press('Save');
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    expect(hasDrafts(anna)).toBe(true);
    await press('Save');
    expect(await screen.findByText('as stored')).toBeVisible();
    expect(field('city')).toHaveValue('Linz');
    expect(screen.queryByText('The server is busy.')).not.toBeInTheDocument();
    expect(hasDrafts(anna)).toBe(false);
    expect(save).toHaveBeenLastCalledWith({ city: 'Linz', zip: '4400' });
  });

  it('is saved once, however often the button is pressed', async () => {
    let end: (failure?: string) => void = () => undefined;
    const save = jest.fn(() => new Promise<string | undefined>((resolve) => (end = resolve)));
    show({ save });
    await type('city', 'Linz');
    await press('Save');
    await press('Save');
    act(() => end());
    expect(await screen.findByText('as stored')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });
});

describe('other people’s changes', () => {
  it('become the new base when the server stored something other than what was sent', async () => {
    let end: () => void = () => undefined;
    const save = () => new Promise<undefined>((resolve) => (end = () => resolve(undefined)));
    const { change } = show({ save });
    await type('city', 'Linz ');
    await press('Save');
    change({ save, stored: { city: 'Linz', zip: '4400' } });
    expect(screen.queryByText('city is Linz now')).not.toBeInTheDocument();
    act(() => end());
    await waitFor(() => expect(field('city')).toHaveValue('Linz'));
    expect(screen.getByText('as stored')).toBeVisible();
  });

  it('are taken over where nothing was typed', async () => {
    const { change } = show();
    await type('city', 'Linz');
    change({ stored: { city: 'Steyr', zip: '4401' } });
    expect(field('zip')).toHaveValue('4401');
    expect(field('city')).toHaveValue('Linz');
  });

  it('raise a question where the person typed something else, and block saving until it is answered', async () => {
    const save = jest.fn();
    const { change } = show({ save });
    await type('city', 'Linz');
    change({ save, stored: { city: 'Wels', zip: '4400' } });
    expect(screen.getByText('city is Wels now')).toBeVisible();
    await press('Save');
    await act(() => Promise.resolve());
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Mine' })).toHaveFocus();
    await press('Theirs');
    expect(field('city')).toHaveValue('Wels');
    await type('city', 'Graz');
    await press('Save');
    await waitFor(() => expect(hasDrafts(anna)).toBe(false));
    expect(save).toHaveBeenCalledWith({ city: 'Graz', zip: '4400' });
  });

  it('do not keep a form that asks nothing from being saved: typed values win', async () => {
    const quiet = { save: jest.fn(), asksOnClash: false };
    const { change, unmount } = show(quiet);
    await type('city', 'Wels');
    change({ ...quiet, stored: { ...steyr, city: 'Linz' } });
    await press('Save');
    await type('city', 'Enns');
    unmount();
    show({ ...quiet, stored: { city: 'Graz', zip: '8010' } });
    await press('Save');
    expect(quiet.save.mock.calls).toEqual([[{ city: 'Wels', zip: '4400' }], [{ city: 'Enns', zip: '8010' }]]);
  });

  it('raise the question again when they change again', async () => {
    const { change } = show();
    await type('city', 'Linz');
    change({ stored: { city: 'Wels', zip: '4400' } });
    await press('Mine');
    expect(screen.queryByText('city is Wels now')).not.toBeInTheDocument();
    change({ stored: { city: 'Graz', zip: '4400' } });
    expect(screen.getByText('city is Graz now')).toBeVisible();
  });
});
