import { render, screen, waitFor } from '@testing-library/react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import { FormDialog } from '../form/form-dialog';
import { Dialog } from './dialog';
import { QuestionDialog } from './question-dialog';

const nothing = () => undefined;
const form = {
  formProps: { onSubmit: nothing, noValidate: true as const },
  ...{ isTyped: false, isSubmitting: false, discard: nothing, failure: undefined },
};

it('begins with the heading where there is something to read', async () => {
  render(
    <Dialog title="Steps" closeLabel="Close" onClose={nothing}>
      <button type="button">More</button>
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Steps' })).toHaveFocus());
});

it('begins with the first control of a form that can be used', async () => {
  render(
    <WithTexts>
      <FormDialog placement="drawer" title="Supplier" form={form as never} confirm="Save" onClose={nothing}>
        <input aria-label="Number" disabled />
        <input aria-label="Name" />
      </FormDialog>
    </WithTexts>,
  );
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

it('begins with the safest button of a question', async () => {
  render(
    <WithTexts>
      <QuestionDialog title="Remove?" action="Remove" isDestructive onConfirm={nothing} onClose={nothing}>
        It cannot be restored.
      </QuestionDialog>
    </WithTexts>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
});

it('leaves the focus where the person has moved it before a drawer was filled', async () => {
  render(
    <Dialog
      placement="drawer"
      title="Steps"
      closeLabel="Close"
      onClose={nothing}
      actions={
        <button type="button" ref={(button) => button?.focus()}>
          Next
        </button>
      }
    >
      <p>Text</p>
    </Dialog>,
  );
  expect(await screen.findByText('Text')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});
