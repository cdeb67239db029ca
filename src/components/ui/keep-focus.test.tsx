import { render, screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';
import { Modal } from './modal';

let end: () => void;
beforeEach(() => {
  end = keepFocus();
});
afterEach(() => end());

const button = (name: string) => screen.getByRole('button', { name });

describe('an element that is removed', () => {
  const page = (names: readonly string[], isTitled = false) => (
    <main tabIndex={-1}>
      <h1>Targets</h1>
      <button>Print</button>
      <section>
        {isTitled && <button>Import</button>}
        <ul>
          {names.map((name) => (
            <li key={name}>
              <input aria-label={name} />
              <button>Edit {name}</button>
              <button>Remove {name}</button>
            </li>
          ))}
        </ul>
        {isTitled && <button disabled>Sort</button>}
        {isTitled && <button>Add target</button>}
      </section>
    </main>
  );
  const remove = (from: readonly string[], name: string, isTitled = false) => {
    const { rerender } = render(page(from, isTitled));
    button(`Remove ${name}`).focus();
    rerender(
      page(
        from.filter((each) => each !== name),
        isTitled,
      ),
    );
  };

  it('leaves the focus to the same button of the next row', async () => {
    remove(['one', 'two', 'three'], 'two');
    await waitFor(() => expect(button('Remove three')).toHaveFocus());
  });

  it('leaves it to the row before if it was the last', async () => {
    remove(['one', 'two', 'three'], 'three');
    await waitFor(() => expect(button('Remove two')).toHaveFocus());
  });

  it('leaves it to a control nearby if it was the only row', async () => {
    remove(['one'], 'one', true);
    await waitFor(() => expect(button('Import')).toHaveFocus());
  });

  it('leaves it to the page if there is nothing nearby', async () => {
    remove(['one'], 'one');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('leaves it to what has replaced it', async () => {
    const act = (isAccepted: boolean) => (
      <p>{isAccepted ? <button>Details</button> : <button key="accept">Accept</button>}</p>
    );
    const { rerender } = render(act(false));
    button('Accept').focus();
    rerender(act(true));
    await waitFor(() => expect(button('Details')).toHaveFocus());
  });

  it('leaves it to its neighbour once the dialog that it opened is over', async () => {
    const pageWith = (names: readonly string[], isAsked: boolean) => (
      <>
        {page(names)}
        {isAsked && (
          <Modal onClose={() => undefined}>
            <button>Confirm</button>
          </Modal>
        )}
      </>
    );
    const { rerender } = render(pageWith(['one', 'two'], false));
    button('Remove one').focus();
    rerender(pageWith(['one', 'two'], true));
    screen.getByText('Confirm').focus();
    rerender(pageWith(['two'], true));
    await waitFor(() => expect(screen.queryByLabelText('one')).not.toBeInTheDocument());
    expect(screen.getByText('Confirm')).toHaveFocus();
    rerender(pageWith(['two'], false));
    await waitFor(() => expect(button('Remove two')).toHaveFocus());
  });

  describe('in a question of a dialog', () => {
    const page = (open: 'nothing' | 'drawer' | 'question') => (
      <main tabIndex={-1}>
        <button>Add</button>
        <button>Edit</button>
        {open !== 'nothing' && (
          <Modal onClose={() => undefined}>
            <input aria-label="Note" />
            {open === 'question' && (
              <Modal onClose={() => undefined}>
                <button>Discard</button>
              </Modal>
            )}
          </Modal>
        )}
      </main>
    );

    it('leaves it to what opened the dialog if the question ends both', async () => {
      const { rerender } = render(page('nothing'));
      button('Edit').focus();
      rerender(page('drawer'));
      screen.getByLabelText('Note').focus();
      rerender(page('question'));
      screen.getByText('Discard').focus();
      rerender(page('nothing'));
      await waitFor(() => expect(button('Edit')).toHaveFocus());
    });

    it('leaves it to the dialog after every question, even if nothing had it before the dialog', async () => {
      const { rerender } = render(page('drawer'));
      const note = screen.getByLabelText('Note');
      const answerQuestion = async () => {
        note.focus();
        rerender(page('question'));
        screen.getByText('Discard').focus();
        rerender(page('drawer'));
        await waitFor(() => expect(note).toHaveFocus());
      };
      await answerQuestion();
      await answerQuestion();
    });
  });

  it('has no consequence if it is a row that a long table removes while it is scrolled away', async () => {
    const { rerender } = render(page(['one', 'two']));
    button('Remove one').focus();
    document.dispatchEvent(new Event('scroll'));
    rerender(page(['two']));
    await waitFor(() => expect(screen.queryByLabelText('one')).not.toBeInTheDocument());
    expect(document.body).toHaveFocus();
  });

  it('has no consequence once the focus is elsewhere', async () => {
    const { rerender } = render(page(['one', 'two']));
    button('Remove one').focus();
    button('Print').focus();
    rerender(page(['two']));
    await waitFor(() => expect(screen.queryByLabelText('one')).not.toBeInTheDocument());
    expect(button('Print')).toHaveFocus();
  });
});

describe('a button that is disabled while it is busy', () => {
  const page = (disabled: boolean) => <button disabled={disabled}>Calculate</button>;

  /** Browsers take the focus from a disabled element; jsdom keeps it there. */
  const run = async () => {
    const { rerender } = render(page(false));
    button('Calculate').focus();
    button('Calculate').blur();
    rerender(page(true));
    await waitFor(() => expect(button('Calculate')).toBeDisabled());
    return rerender;
  };

  it('has the focus again afterwards', async () => {
    const rerender = await run();
    rerender(page(false));
    await waitFor(() => expect(button('Calculate')).toHaveFocus());
  });

  it('has not if the person has pressed elsewhere meanwhile', async () => {
    const rerender = await run();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    rerender(page(false));
    await waitFor(() => expect(button('Calculate')).toBeEnabled());
    expect(document.body).toHaveFocus();
  });
});
