import type { MailContent } from './mail';

/** The plain text of a mail, one empty line between paragraphs. */
export function renderText({
  greeting,
  paragraphs,
  list = [],
  details = [],
  quote,
  action,
  notes,
  off,
  footer,
}: MailContent): string {
  const blocks = [
    greeting,
    ...paragraphs,
    list.map((each) => `- ${each}`).join('\n'),
    details.map(([name, value]) => `${name}: ${value}`).join('\n'),
    quote ? `${quote.from}\n${quote.text.replace(/^/gm, '> ')}` : '',
    `${action.label}:\n${action.url}`,
    ...notes,
    off ? `${off.label}:\n${off.url}` : '',
    `-- \n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
