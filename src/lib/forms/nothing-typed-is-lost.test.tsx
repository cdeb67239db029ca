import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { object, string } from 'yup';
import type { Locale } from '../../../core/i18n/locales';
import { screenStore } from '../../../tests/support/web/api-store';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { checkWith } from './rules';
import { useDraftForm } from './use-draft-form';
import { useDraftStore } from './use-draft-store';
import { useSelfSavingField } from './use-self-saving-field';

interface Place {
  city: string;
  zip: string;
}
const check = checkWith<Place>(() => Promise.resolve(object({ city: string().required('missing') })));

function Form({ stored }: { stored: Place }) {
  const form = useDraftForm<Place, string>({
    draft: useDraftStore('place'),
    stored,
    check,
    faultText: (fault) => fault,
    onSubmit: () => undefined,
  });
  const input = (name: keyof Place) => {
    const { error: _error, onChange, ...control } = form.field(name);
    return <input aria-label={name} {...control} onChange={({ target }) => onChange(target.value)} />;
  };
  return (
    <form {...form.formProps}>
      {input('city')}
      {input('zip')}
    </form>
  );
}

interface Saved {
  text: string;
  version: number;
}

function Note({ saved, save }: { saved: Saved; save: (text: string) => void }) {
  const { text, onChange, onFocus, onBlur } = useSelfSavingField<string, string, number>({
    draft: 'note',
    label: 'Note',
    isNumber: false,
    saved: saved.text,
    version: () => saved.version,
    parse: (typed) => (typed.includes('x') ? { fault: 'No x' } : { value: typed }),
    format: (value) => value,
    save,
  });
  return (
    <input
      aria-label="note"
      value={text}
      onChange={({ target }) => onChange(target.value)}
      onFocus={onFocus}
      onBlur={onBlur}
    />
  );
}

/** What happens to a page while someone types. A colleague's values are capital letters, which nobody types here. */
type Step =
  | { kind: 'type'; field: keyof Place; letter: string }
  | { kind: 'colleague'; field: keyof Place; value: string }
  | { kind: 'language'; locale: Locale }
  | { kind: 'reload' };

const field = fc.constantFrom<keyof Place>('city', 'zip');
const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('type'), field, letter: fc.constantFrom('a', 'b', 'x') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('colleague'), field, value: fc.constantFrom('P', 'Q', 'R') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('language'),
        locale: fc.constantFrom<Locale>('en', 'de', 'zh-CN'),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload') }) },
  ) as fc.Arbitrary<Step>,
  { minLength: 1, maxLength: 12 },
);

const shown = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

/** A page that can be rendered and reloaded, in one person's session in one tab. */
function page(draw: () => React.ReactNode) {
  window.sessionStorage.clear();
  let locale: Locale = 'en';
  let view = open();
  function tree(store = screenStore()) {
    return {
      store,
      element: () => (
        <Provider store={store}>
          <WithTexts locale={locale}>{draw()}</WithTexts>
        </Provider>
      ),
    };
  }
  function open() {
    const { element } = tree();
    return { element, ...render(element()) };
  }
  return {
    redraw: () => view.rerender(view.element()),
    speak: (next: Locale) => {
      locale = next;
      view.rerender(view.element());
    },
    reload: () => {
      view.unmount();
      view = open();
    },
    close: () => view.unmount(),
  };
}

it('nothing typed into a form with a button is lost when it is closed, switched to another language or changed by a colleague at any letter', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let stored: Place = { city: 'STEYR', zip: '4400' };
      const typed: Partial<Place> = {};
      const form = page(() => <Form stored={stored} />);
      for (const step of all) {
        if (step.kind === 'type') {
          typed[step.field] = shown(step.field) + step.letter;
          fireEvent.change(screen.getByLabelText(step.field), { target: { value: typed[step.field] } });
        } else if (step.kind === 'colleague') {
          stored = { ...stored, [step.field]: step.value };
          form.redraw();
        } else if (step.kind === 'language') form.speak(step.locale);
        else form.reload();
        await waitFor(() =>
          expect({ city: shown('city'), zip: shown('zip') }).toEqual({ ...stored, ...typed }),
        );
      }
      form.close();
    }),
    { numRuns: 40 },
  );
});

it('nothing typed into a self-saving field is lost: it is in the field, or it was saved', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let saved: Saved = { text: 'STEYR', version: 1 };
      let typed: string | undefined;
      const saves: string[] = [];
      const save = (text: string) => {
        saves.push(text);
        saved = { text, version: saved.version + 1 };
        typed = undefined;
      };
      const note = page(() => <Note saved={saved} save={save} />);
      const settle = () => act(() => Promise.resolve());
      for (const step of all) {
        if (step.kind === 'type') {
          typed = shown('note') + step.letter;
          fireEvent.focus(screen.getByLabelText('note'));
          fireEvent.change(screen.getByLabelText('note'), { target: { value: typed } });
        } else if (step.kind === 'colleague') {
          saved = { text: step.value, version: saved.version + 1 };
          note.redraw();
        } else if (step.kind === 'language') note.speak(step.locale);
        else note.reload();
        await settle();
        expect(shown('note')).toBe(typed ?? saved.text);
      }
      note.close();
      if (typed !== undefined) expect(typed).toContain('x');
    }),
    { numRuns: 60 },
  );
});
