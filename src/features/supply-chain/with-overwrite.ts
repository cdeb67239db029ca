import type { DraftForm } from '../../lib/forms/use-draft-form';

/** Adds a button to the form that overwrites a colleague's choices with this person's. */
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
