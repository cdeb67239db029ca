import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';
import { isSame } from '../../../core/compare/is-same';
import { focusFirstFault } from './focus-first-fault';
import type { Check, Faults } from './rules';
import { clashesOf, decideClash, type FormState } from './stored-values';
import { useFieldHandlers } from './use-field-handlers';
import { useFocusOnFault } from './use-focus-on-fault';
import { useKeptValues, type KeptValuesOptions } from './use-kept-values';
import { useLateFaults } from './use-late-faults';

/** How an attempt to save ended. With neither, the form stays as it is. */
export interface Outcome<Failure> {
  /** Forgets the draft; the form goes on from what was saved. */
  saved: () => void;
  failed: (failure: Failure) => void;
}

export interface DraftFormOptions<Values extends object, Failure> extends KeptValuesOptions<Values> {
  /** What is wrong with the values. */
  check: Check<Values>;
  /** What a fault says in words. */
  faultText: (fault: string) => string;
  /** Saves values without a fault. */
  onSubmit: (values: Values, outcome: Outcome<Failure>) => Promise<unknown> | void;
}

/** What the control of a field needs. */
export interface FieldControl<Value, Name extends string = string> {
  name: Name;
  value: Value;
  error: string | undefined;
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** What others have changed while the form was being filled in. */
export interface Clashes<Values> {
  values: Values;
  stored: Values;
  /** Fields that the person and somebody else have changed; to be decided before saving. */
  clashes: (keyof Values)[];
  decide: (name: keyof Values, decision: 'mine' | 'theirs') => void;
}

export interface DraftForm<Values extends object, Failure = unknown> extends Clashes<Values> {
  field: <Name extends keyof Values & string>(name: Name) => FieldControl<Values[Name], Name>;
  /** Changes several fields in one step. */
  change: (part: Partial<Values>) => void;
  /** Whether something would be lost. */
  isTyped: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  /** Of the form element. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  submit: () => void;
  isSubmitting: boolean;
  /** Why the last attempt to save did not succeed. */
  failure: Failure | undefined;
}

/**
 * A form with a button. Values, touched fields and submission are formik's. Added to it: the draft, faults that show
 * when a field is left and go as it is corrected, the focus on the first fault, and what others change meanwhile.
 * `stored` and `check` stay the same between drawings as long as nothing changes in them.
 */
export function useDraftForm<Values extends object, Failure = unknown>(
  options: DraftFormOptions<Values, Failure>,
): DraftForm<Values, Failure> {
  const { stored, isSuggestion = false, check, faultText, onSubmit } = options;
  /** A suggestion that changes is no colleague's change. */
  const clashesIn = (state: FormState<Values>) => (isSuggestion ? [] : clashesOf(state, stored));
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const formik = useFormik<Values>({
    initialValues: stored,
    validate: check,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      if (clashesIn(kept.now()).length > 0) return;
      setStatus(undefined);
      const saved = () => kept.restart(isSame(kept.storedNow(), stored) ? values : kept.storedNow());
      await onSubmit(values, { saved, failed: setStatus });
    },
  });
  const { values, touched, isSubmitting } = formik;
  const kept = useKeptValues(formik, options);
  useLateFaults(formik, check);
  useFocusOnFault(element, formik);

  const change = (part: Partial<Values>) => {
    const { values: before, base } = kept.now();
    const after = { ...before, ...part };
    if (!isSame(after, before)) kept.change({ values: after, base });
  };
  const handlers = useFieldHandlers(
    Object.keys(stored) as (keyof Values & string)[],
    (name, value) => change({ [name]: value } as Partial<Values>),
    (name) => kept.leave(name) && void formik.setFieldTouched(name, true, false),
  );
  // What is being saved may be stored already.
  const clashes = isSubmitting ? [] : clashesIn({ values, base: kept.base });
  const submit = () => {
    if (isSubmitting) return;
    if (clashesIn(kept.now()).length > 0) focusFirstFault(element, {});
    else void formik.submitForm();
  };
  const faults = formik.errors as Faults<Values>;
  return {
    values,
    field(name) {
      const fault = touched[name] ? faults[name] : undefined;
      return { name, value: values[name], error: fault && faultText(fault), ...handlers[name] };
    },
    change,
    isTyped: !isSame(values, kept.base),
    discard: () => kept.restart(stored),
    formProps: {
      ref: setElement,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
    },
    submit,
    isSubmitting,
    failure: formik.status as Failure | undefined,
    stored,
    clashes,
    decide: (name, decision) => kept.change(decideClash(kept.now(), stored, name, decision)),
  };
}
