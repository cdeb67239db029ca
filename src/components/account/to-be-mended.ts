/** Moves to what keeps a form from being saved: an undecided clash, or the first field at fault. */
export function focusToBeMended(form: HTMLFormElement | null, faults: object): void {
  const clash = form?.querySelector<HTMLElement>('[data-clash]');
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLElement);
  (clash ?? fields.find((field) => (field.getAttribute('name') ?? '') in faults))?.focus();
}
