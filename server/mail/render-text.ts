import type { MailContent } from './mail';

/** The plain text of a mail, one empty line between paragraphs. */
export function renderText({
  greeting,
  paragraphs,
  details = [],
  quote,
  action,
  notes,
  footer,
}: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    details.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote ? `${quote.from}\n${quote.text.replace(/^/gm, '> ')}` : '',
    `${action.label}:\n${action.url}`,
    ...notes,
    `-- \n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
