/**
 * Moves the focus to what keeps a form from being saved: an undecided clash, or the first field with a fault. Answers
 * whether there is one on the page.
 */
export function focusFirstFault(form: HTMLFormElement | null, faults: object): boolean {
  const clash = form?.querySelector<HTMLElement>('[data-clash]');
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  const target = clash ?? fields.find((field) => (field.getAttribute('name') ?? '') in faults);
  target?.focus();
  return target !== undefined;
}
