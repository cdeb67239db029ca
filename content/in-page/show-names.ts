import { readMarks } from './marks';
import { openOnClick } from './open-field';

const nameAttribute = 'data-text-name';
/** Attributes in which people read or hear a text. */
const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

const styles = `
[${nameAttribute}] { outline: 1px dashed #c026d3; outline-offset: 1px; }
#text-name { position: fixed; inset: auto auto 8px 8px; z-index: 2147483647; max-width: 90vw; padding: 4px 8px;
  border-radius: 4px; background: #1f2937; color: #fff; font: 13px/1.4 monospace; pointer-events: none; }
#text-name:empty { display: none; }
#text-name::after { content: ' \\B7 click to edit, Alt + click to use'; font-family: system-ui; }`;

/** Outlines each text on the page, names the one that the pointer or the focus is on, and opens it on a click. */
export function showNames(names: readonly string[], open: (name: string) => void): void {
  const style = document.createElement('style');
  style.textContent = styles;
  const label = document.createElement('output');
  label.id = 'text-name';
  document.head.append(style);
  document.body.append(label);

  const namesOf = (element: Element) =>
    element.closest(`[${nameAttribute}]`)?.getAttribute(nameAttribute) ?? undefined;
  openOnClick((element) => namesOf(element)?.split(' ')[0], open);
  const tell = ({ target }: Event) => {
    label.textContent = (target instanceof Element ? namesOf(target) : undefined) ?? '';
  };
  document.addEventListener('pointerover', tell, true);
  document.addEventListener('focusin', tell, true);

  const name = (element: Element | null, numbers: readonly number[]) => {
    if (!element || element.closest('head')) return;
    const known = (element.getAttribute(nameAttribute) ?? '').split(' ').filter(Boolean);
    const found = numbers.flatMap((number) => names[number] ?? []);
    element.setAttribute(nameAttribute, [...new Set([...known, ...found])].join(' '));
  };
  const readText = (node: Text) => {
    const { text, numbers } = readMarks(node.data);
    if (numbers.length === 0) return;
    node.data = text;
    name(node.parentElement, numbers);
  };
  const readAttributes = (element: Element) => {
    for (const attribute of spoken) {
      const { text, numbers } = readMarks(element.getAttribute(attribute) ?? '');
      if (numbers.length === 0) continue;
      element.setAttribute(attribute, text);
      name(element, numbers);
    }
  };
  const readAll = (root: Node) => {
    if (root instanceof Text) readText(root);
    if (root instanceof Element) readAttributes(root);
    for (const child of root.childNodes) readAll(child);
  };
  readAll(document.documentElement);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') readText(target as Text);
      else if (type === 'attributes') readAttributes(target as Element);
      else addedNodes.forEach(readAll);
    }
  }).observe(document.documentElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: spoken,
  });
}
