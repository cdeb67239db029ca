import { defaultLocale, isLocale } from '../../core/i18n/locales';
import type { MailContent } from '../../server/mail/mail';
import { renderHtml } from '../../server/mail/render-html';
import { changeTexts } from '../../server/mail/texts';
import { changeTree, type TextMode } from '../in-page/change-texts';
import { onNewDrafts, readDrafts } from '../in-page/drafts';
import { askForField } from '../in-page/open-field';
import { showNames } from '../in-page/show-names';
import { sampleMails } from './samples';

/**
 * The page next to the texts of the e-mails: the product's own e-mails, rendered here with unsaved edits. `entry` is
 * the entry of the editor; one without an e-mail of its own shows all of them.
 */
const parameters = new URLSearchParams(window.location.search);
const asked = parameters.get('language') ?? '';
const locale = isLocale(asked) ? asked : defaultLocale;
const mode = (parameters.get('texts') ?? 'show') as TextMode;
const group = (parameters.get('entry') ?? '').replace(/^mail-/, '');
const names: string[] = [];

// English replaces texts that a language does not have.
for (const language of new Set([defaultLocale, locale]))
  changeTexts(language, (texts) =>
    changeTree(texts, 'mail', { mode, language, drafts: readDrafts(), names }),
  );

function show({ subject, calendar = '', ...content }: MailContent): Node[] {
  const heading = document.createElement('h1');
  heading.textContent = subject;
  const { body } = new DOMParser().parseFromString(renderHtml({ subject, ...content }), 'text/html');
  const mail = document.createElement('div');
  mail.lang = locale;
  mail.style.cssText = body.style.cssText;
  mail.append(...body.childNodes);
  const file = document.createElement('pre');
  // Its long lines are folded.
  file.textContent = calendar.replaceAll('\r\n ', '');
  return [heading, mail, ...(group === 'calendar' ? [file] : [])];
}

const mails = sampleMails(locale);
const own = mails.filter(([kind]) => kind === (group === 'calendar' ? 'invitation' : group));
const main = document.querySelector('main');
main?.append(...(own.length > 0 ? own : mails).flatMap(([, content]) => show(content)));
// Their links lead nowhere.
main?.addEventListener('click', (event) => event.preventDefault());
showNames(names, (name) => askForField(name, locale));
onNewDrafts(() => window.location.reload());
