import { useFormik } from 'formik';
import { useState, type FormEvent } from 'react';
import { isSame } from '../../../core/compare/is-same';
import type { EditOutcome } from '../outbox/actions';
import { afterPress } from './after-press';
import { focusFirstFault } from './focus-first-fault';
import type { Check, Faults } from './rules';
import { clashesOf, decideClash, type FormState } from './stored-values';
import { useFieldHandlers } from './use-field-handlers';
import { useFocusOnFault } from './use-focus-on-fault';
import { useKeptValues, type KeptValuesOptions } from './use-kept-values';
import { useLateFaults } from './use-late-faults';

/** Reports how saving ended. If neither is called, the form stays as it is. */
export interface Outcome<Failure> {
  /** Forgets the draft; the saved values become the new base. */
  saved: () => void;
  /** The same for an edit that is undone when the server refuses it: then the draft is there again. */
  savedUnlessRefused: (outcome: Promise<EditOutcome<unknown>>) => void;
  failed: (failure: Failure) => void;
}

export interface DraftFormOptions<Values extends object, Failure> extends KeptValuesOptions<Values> {
  /**
   * Whether the person decides, in a `ClashNotice`, on fields that somebody else has changed, too. By default, typed
   * values win.
   */
  asksOnClash?: boolean;
  /** Validates the values. */
  check: Check<Values>;
  /** The text for a fault. */
  faultText: (fault: string) => string;
  /** Saves valid values. */
  onSubmit: (values: Values, outcome: Outcome<Failure>) => Promise<unknown> | void;
}

/** Props for the control of a field. */
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
  /** Fields that the person and somebody else have changed. */
  clashes: (keyof Values)[];
  decide: (name: keyof Values, decision: 'mine' | 'theirs') => void;
}

export interface DraftForm<Values extends object, Failure = unknown> extends Clashes<Values> {
  field: <Name extends keyof Values & string>(name: Name) => FieldControl<Values[Name], Name>;
  /** Changes several fields at once. */
  change: (part: Partial<Values>) => void;
  /** Whether unsaved input would be lost. */
  isTyped: boolean;
  /** Forgets what was typed. */
  discard: () => void;
  /** Props for the form element. */
  formProps: {
    ref: (form: HTMLFormElement | null) => void;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
  };
  submit: () => void;
  isSubmitting: boolean;
  /** Why the last attempt to save failed. */
  failure: Failure | undefined;
}

/**
 * A form with a button. Formik manages values, touched fields and submission. This hook adds the draft, faults that
 * show on blur and disappear when corrected, focus on the first fault, and merging of other people's changes. `stored`
 * and `check` must be stable between renders while their content is unchanged.
 */
export function useDraftForm<Values extends object, Failure = unknown>(
  options: DraftFormOptions<Values, Failure>,
): DraftForm<Values, Failure> {
  const { stored, isSuggestion = false, asksOnClash = false, check, faultText, onSubmit } = options;
  /** A changed suggestion is not a colleague's change. */
  const clashesIn = (state: FormState<Values>) => (isSuggestion ? [] : clashesOf(state, stored));
  const isUndecided = () => asksOnClash && clashesIn(kept.now()).length > 0;
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const formik = useFormik<Values>({
    initialValues: stored,
    validate: check,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: async (values, { setStatus }) => {
      if (isUndecided()) return;
      setStatus(undefined);
      const saved = () => kept.restart(isSame(kept.storedNow(), stored) ? values : kept.storedNow());
      const savedUnlessRefused = (outcome: Promise<EditOutcome<unknown>>) => {
        kept.restoreIfRefused(outcome);
        saved();
      };
      await onSubmit(values, { saved, savedUnlessRefused, failed: setStatus });
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
    (name) => kept.leave(name) && afterPress(() => void formik.setFieldTouched(name, true, false)),
  );
  // The values being saved may already be stored.
  const clashes = isSubmitting ? [] : clashesIn({ values, base: kept.base });
  const submit = () => {
    if (isSubmitting) return;
    if (isUndecided()) focusFirstFault(element, {});
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
