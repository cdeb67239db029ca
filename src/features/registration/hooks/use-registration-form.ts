import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { readDraft, saveDraft } from '../draft';
import { validate, type FormFaults } from '../validate';
import {
  companyFields,
  emptyValues,
  personalFields,
  type FieldName,
  type RegistrationValues,
  type Step,
} from '../values';

/** The prebuilt page is drawn where there is no browser, and such an effect has no meaning. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

interface RegistrationFormOptions {
  token: string;
  /** What is known of the company before anything was typed. */
  suggestion: Partial<RegistrationValues>;
  onComplete: (values: RegistrationValues) => void;
}

type Handlers = {
  [Name in FieldName]: { onChange: (value: RegistrationValues[Name]) => void; onBlur: () => void };
};

function withNames(before: readonly FieldName[], names: readonly FieldName[]): readonly FieldName[] {
  return [...new Set([...before, ...names])];
}

/** The form's values, faults and steps. Everything typed is kept in the draft at once. */
export function useRegistrationForm({ token, suggestion, onComplete }: RegistrationFormOptions) {
  const { t } = useTranslation('registration');
  const element = useRef<HTMLFormElement>(null);
  const isFilled = useRef(false);
  const [step, setStep] = useState<Step>(1);
  const [values, setValues] = useState(emptyValues);
  const [touched, setTouched] = useState<readonly FieldName[]>([]);
  const [faults, setFaults] = useState<FormFaults>({});

  useBeforePaint(() => {
    if (isFilled.current) return;
    isFilled.current = true;
    const draft = readDraft(token);
    // Where nothing is known, the form stands as it was built, and need not be drawn again.
    if (!draft && Object.keys(suggestion).length === 0) return;
    setValues({ ...emptyValues, ...suggestion, ...draft?.values });
    if (draft) {
      setStep(draft.step);
      setTouched(draft.touched);
    }
  }, [token, suggestion]);

  const isAsBuilt = values === emptyValues && touched.length === 0;
  useEffect(() => {
    if (!isAsBuilt) saveDraft(token, { step, values, touched });
  }, [isAsBuilt, token, step, values, touched]);

  // A letter is shown first and judged then.
  const judged = useDeferredValue(values);
  useEffect(() => {
    if (touched.length === 0) return;
    let wanted = true;
    void validate(step, judged).then((found) => wanted && setFaults(found));
    return () => {
      wanted = false;
    };
  }, [step, judged, touched]);

  const touch = (names: readonly FieldName[]) => setTouched((before) => withNames(before, names));

  // The same at every letter, so that the letter draws its own field and not the others.
  const handlers = useMemo(() => {
    const handlersOf = (name: FieldName) => ({
      onChange: (value: unknown) =>
        setValues((before) => (before[name] === value ? before : { ...before, [name]: value })),
      onBlur: () => setTouched((before) => withNames(before, [name])),
    });
    const names = Object.keys(emptyValues) as FieldName[];
    return Object.fromEntries(names.map((name) => [name, handlersOf(name)])) as Handlers;
  }, []);

  function goTo(next: Step): void {
    setStep(next);
    window.scrollTo({ top: 0 });
  }

  function field<Name extends FieldName>(name: Name) {
    const fault = touched.includes(name) ? faults[name] : undefined;
    return {
      name,
      value: values[name],
      error: fault && t(`faults.${fault}`),
      ...handlers[name],
    };
  }

  /**
   * Closes the step: on to the next, or done; where something is wrong, to the first faulty field instead. The last
   * step looks at the first again: its label leads past faults in what may stay empty.
   */
  async function submit(): Promise<void> {
    for (const looked of step === 1 ? ([1] as const) : ([1, 2] as const)) {
      const names = looked === 1 ? companyFields : personalFields;
      const found = await validate(looked, values);
      const faulty = names.find((name) => found[name]);
      touch(names);
      if (!faulty) continue;
      // The field must be there to take the focus.
      flushSync(() => {
        setFaults(found);
        if (looked !== step) goTo(looked);
      });
      element.current?.querySelector<HTMLElement>(`[name="${faulty}"]`)?.focus();
      return;
    }
    if (step === 1) goTo(2);
    else onComplete(values);
  }

  return { element, values, step, goTo, field, submit };
}

export type RegistrationForm = ReturnType<typeof useRegistrationForm>;
