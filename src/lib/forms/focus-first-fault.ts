/**
 * Focuses what keeps a form from being saved: an undecided clash, or the first field with a fault; of a group, its first
 * option.
 */
export function focusFirstFault(form: HTMLFormElement | null, faults: object): void {
  const clash = form?.querySelector<HTMLElement>('[data-clash]');
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  const field = clash ?? fields.find((each) => (each.getAttribute('name') ?? '') in faults);
  (field instanceof HTMLFieldSetElement ? field.querySelector('input') : field)?.focus();
}
