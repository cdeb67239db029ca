import type { MailContent } from './mail';
import { translateTo } from './texts';

/** The plain text of a mail, one empty line between paragraphs. */
export function renderText({
  locale,
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
  const t = translateTo(locale);
  const linkTo = ({ label, url }: { label: string; url: string }) => `${t('linkTo', { label })}\n${url}`;
  const blocks = [
    greeting,
    ...paragraphs,
    list.map((each) => `- ${each}`).join('\n'),
    details.map(([name, value]) => t('detail', { name, value })).join('\n'),
    quote ? `${quote.from}\n${quote.text.replace(/^/gm, '> ')}` : '',
    linkTo(action),
    ...notes,
    off ? linkTo(off) : '',
    `-- \n${footer}`,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}
