import type { Publish } from '../backend/publish-changes';
import type { EditorConfig } from '../config';
import { attempt, button, element, labelled } from '../elements';
import { shownDifference } from '../history/shown-difference';
import type { AllTexts, FoundText } from './find-texts';
import { replacementsIn, type Replacement } from './replace-texts';

interface Replacing {
  config: EditorConfig;
  all: AllTexts;
  /** The search results: only these are changed. */
  found: readonly FoundText[];
  told: HTMLElement;
  publish: Publish;
  published: () => void;
}

/**
 * Replaces words in the search results: first a preview, each change with its findings and a checkbox, then one
 * publication.
 */
export function replaceForm({ config, all, found, told, publish, published }: Replacing): HTMLElement {
  const from = element('input');
  const to = element('input');
  const preview = element('div');
  const submit = element('button', 'Preview');
  const form = element('form', labelled('Replace', from), labelled('by', to), submit);

  function row({
    found: { name, language },
    change,
    faults,
  }: Replacement): [HTMLLIElement, HTMLInputElement] {
    const box = element('input');
    box.type = 'checkbox';
    box.checked = faults.length === 0;
    const wrong = faults.length > 0 ? element('strong', ` This text ${faults.join('; it ')}.`) : '';
    const text = shownDifference(change.seen, change.text, language);
    return [element('li', element('label', box, ` ${name} (${language}) `, text, wrong)), box];
  }

  function show(): void {
    const replacements = replacementsIn(found, { from: from.value, to: to.value }, all, config);
    const rows = replacements.map((replacement) => ({ replacement, row: row(replacement) }));
    const publishChosen = () =>
      void attempt(told, async () => {
        const chosen = rows.filter(({ row: [, box] }) => box.checked);
        const changes = chosen.map(({ replacement }) => replacement.change);
        if (changes.length === 0) throw new Error('Choose what is to be replaced.');
        await publish(`“${from.value}” replaced by “${to.value}”`, changes);
        published();
      });
    preview.replaceChildren(
      element('p', `${replacements.length} to replace.`),
      element('ul', ...rows.map(({ row: [item] }) => item)),
      ...(rows.length > 0 ? [button('Publish what is chosen', publishChosen)] : []),
    );
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    show();
  });
  return element('details', element('summary', 'Replace in what was found'), form, preview);
}
