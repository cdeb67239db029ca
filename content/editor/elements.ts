/** An element with its content. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.append(...children);
  return made;
};

export function button(text: string, press: () => void): HTMLButtonElement {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', press);
  return made;
}

/** A control with its label before it. */
export const labelled = (label: string, control: HTMLElement) => element('label', `${label} `, control);

/** A line that screen readers announce when it changes. */
export function notice(): HTMLParagraphElement {
  const made = element('p');
  made.setAttribute('role', 'status');
  made.tabIndex = -1;
  return made;
}

/** Does work that may fail, and shows the error. Takes the focus if the pressed button is gone afterwards. */
export async function attempt(told: HTMLElement, work: () => Promise<void>): Promise<void> {
  told.textContent = '';
  try {
    await work();
  } catch (error) {
    told.textContent = error instanceof Error ? error.message : String(error);
  }
  if (document.activeElement?.matches('body, [hidden]')) told.focus();
}
