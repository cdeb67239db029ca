import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { screenStore } from '../../../tests/support/web/api-store';
import { anna } from '../../../tests/support/web/fake-auth';
import { draftedForms, draftKey, keepDraft } from '../session/drafts';
import { useForgetRemovedFields, useNotSaved } from './use-not-saved';

const notSaved = (text: string) => ({ text, locale: 'en', over: null, seen: 1 });

function keep(name: string, draft: object) {
  act(() => keepDraft(draftKey(anna, name), draft));
}

function List({ below }: { below?: string }) {
  const { fields, forget } = useNotSaved('answer:', below);
  return (
    <ul>
      {[...fields].map(([field, { text }]) => (
        <li key={field}>
          {field}: {text}
          <button onClick={() => forget(field)}>Dismiss {field}</button>
        </li>
      ))}
    </ul>
  );
}

function Form({ isField }: { isField: ((field: string) => boolean) | undefined }) {
  useForgetRemovedFields(isField, 'answer:', 'a/');
  return null;
}

function show(shown: JSX.Element) {
  const store = screenStore();
  const within = (children: JSX.Element) => <Provider store={store}>{children}</Provider>;
  const { rerender } = render(within(shown));
  return { becomes: (next: JSX.Element) => rerender(within(next)) };
}

const listed = () => screen.queryAllByRole('listitem').map(({ firstChild }) => firstChild?.textContent);

beforeEach(() => window.sessionStorage.clear());

describe('fields with invalid values', () => {
  beforeEach(() => {
    keep('answer:a/1', notSaved('x'));
    keep('answer:b/1', notSaved('y'));
    keep('company', { city: 'Linz' });
    keep('answer:a/2', { city: 'Linz' });
  });

  it('are listed as they come and go, ignoring other entries', async () => {
    show(<List />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    keep('answer:a/3', notSaved('z'));
    expect(listed()).toEqual(['a/1', 'a/3', 'b/1']);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss a/1' }));
    expect(listed()).toEqual(['a/3', 'b/1']);
    expect(draftedForms(anna)).not.toContain('answer:a/1');
  });

  it('are listed for one part', () => {
    show(<List below="b/" />);
    expect(listed()).toEqual(['b/1']);
  });

  it('are forgotten once they no longer exist, as are unreadable entries', () => {
    const { becomes } = show(<Form isField={undefined} />);
    expect(draftedForms(anna)).toHaveLength(4);
    becomes(<Form isField={(field) => field !== 'a/1'} />);
    expect(draftedForms(anna)).toEqual(['answer:b/1', 'company']);
  });
});
