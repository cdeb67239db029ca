/** Focuses what keeps a form from being saved: an undecided clash, or the first field with a fault. */
export function focusFirstFault(form: HTMLFormElement | null, faults: object): void {
  const clash = form?.querySelector<HTMLElement>('[data-clash]');
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  (clash ?? fields.find((field) => (field.getAttribute('name') ?? '') in faults))?.focus();
}
