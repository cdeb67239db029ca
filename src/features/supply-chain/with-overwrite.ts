import type { DraftForm } from '../../lib/forms/use-draft-form';

/** The form with a button that saves this person's choices over a colleague's. */
export function withOverwrite<Values extends object, Failure>(
  form: DraftForm<Values, Failure>,
): DraftForm<Values, Failure> {
  const submit = () => {
    form.clashes.forEach((name) => form.decide(name, 'mine'));
    form.submit();
  };
  return {
    ...form,
    submit,
    formProps: {
      ...form.formProps,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
    },
  };
}
