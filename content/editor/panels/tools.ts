import { button, element, labelled } from '../elements';
import type { EditorConfig } from '../config';
import { hiddenLanguages, showLanguage } from '../shown-languages';

interface Tool {
  name: string;
  open: () => void;
}

/** Choices of the languages in entries; English is the source of the others and always shown. */
function languageChoices({ languages }: EditorConfig): HTMLElement {
  const hidden = hiddenLanguages();
  const choices = languages
    .filter(({ code }) => code !== 'en')
    .map(({ code, name }) => {
      const box = element('input');
      box.type = 'checkbox';
      box.checked = !hidden.includes(code);
      box.addEventListener('change', () => showLanguage(code, box.checked));
      return labelled(name, box);
    });
  return element('details', element('summary', 'Languages'), ...choices);
}

/** Shows the bar at the bottom of the editor, with tools for all texts. */
export function showTools(config: EditorConfig, tools: readonly Tool[]): HTMLElement {
  const status = element('a', 'How far is each language?');
  status.href = 'status.html';
  const bar = element(
    'nav',
    ...tools.map(({ name, open }) => button(name, open)),
    languageChoices(config),
    status,
  );
  bar.id = 'tools';
  bar.setAttribute('aria-label', 'All texts');
  document.body.append(bar);
  return bar;
}
