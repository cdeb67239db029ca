import { locales, type Locale } from '../../core/i18n/locales';
import {
  accountExistsContent,
  forgottenPasswordContent,
  mainUserContent,
  passwordChangedContent,
  roleChangedContent,
  secondFactorContent,
  setPasswordContent,
  userInvitationContent,
  webhookOffContent,
} from './contents';
import type { MailContent } from './mail';
import { renderHtml } from './render-html';
import { renderText } from './render-text';
import { invitationContent, reminderContent, requestContent } from './request-contents';

const url = 'https://suppliers.example/de/?token=abc&lang=de';
const hostile = '<script>alert("x")</script> & <b>Söhne</b> {{product}} $t(footer)';

const invitation = {
  linkingId: '6f1c0f66-0000-4000-8000-000000000001',
  email: 'new@newcomer.example',
  requesterName: hostile,
  supplierName: hostile,
  supplierNumber: '<4711>',
  sector: 'STEEL',
  country: 'DE',
  message: `First line\n${hostile}`,
  dueDate: '2027-03-31',
  wanted: ['selfAssessment'] as const,
  url,
  validDays: 90,
};
const team = { email: 'new@newcomer.example', name: hostile, by: hostile, company: hostile };
const password = { email: 'new@newcomer.example', name: hostile, url, validHours: 72 };

const change = { url, at: new Date('2026-12-01T11:42:13Z') };

const secondFactorEvents = ['added', 'removed', 'recoveryUsed', 'recoveryReplaced', 'cleared'] as const;

const contents = locales.flatMap((locale): [string, string, MailContent][] => [
  ['invitation', locale, invitationContent({ ...invitation, locale })],
  ['request', locale, requestContent({ ...invitation, locale })],
  ['reminder', locale, reminderContent({ ...invitation, locale })],
  ['setPassword', locale, setPasswordContent({ ...password, locale })],
  ['forgottenPassword', locale, forgottenPasswordContent({ ...password, locale })],
  ['userInvitation', locale, userInvitationContent({ ...team, locale, link: { url, validHours: 72 } }, '')],
  ['userInvitation without a link', locale, userInvitationContent({ ...team, locale }, url)],
  ['roleChanged to Admin', locale, roleChangedContent({ ...team, locale }, 'Admin', url)],
  ['roleChanged to User', locale, roleChangedContent({ ...team, locale }, 'User', url)],
  ['mainUser', locale, mainUserContent({ ...team, locale }, url)],
  ...(['gone', 'failing'] as const).map((reason): [string, string, MailContent] => [
    `webhookOff ${reason}`,
    locale,
    webhookOffContent({ ...team, locale, webhook: hostile, reason }, url),
  ]),
  [
    'userInvitation to somebody of another company',
    locale,
    userInvitationContent({ ...team, locale, isElsewhere: true }, url),
  ],
  ['userInvitation to brokered', locale, userInvitationContent({ ...team, locale, isBrokered: true }, url)],
  ...secondFactorEvents.map((event): [string, string, MailContent] => [
    `secondFactor ${event}`,
    locale,
    secondFactorContent({ ...team, locale, event, factor: { kind: 'codes', name: hostile } }, change),
  ]),
  ['passwordChanged', locale, passwordChangedContent({ ...team, locale }, change)],
  ['accountExists', locale, accountExistsContent({ locale, url })],
]);

describe.each(contents)('the mail %s in %s', (_kind, locale, content) => {
  const text = renderText(content);
  const html = renderHtml(content);

  it('has every text, with all values filled in', () => {
    const words = [
      content.subject,
      content.greeting,
      ...content.paragraphs,
      ...content.notes,
      content.footer,
    ];
    for (const word of [...words, content.action.label, content.linkHint])
      expect(word.replaceAll(hostile, '')).not.toMatch(/^$|\{\{|^[a-z]+(\.[a-zA-Z]+)+$/);
  });

  it('has the same content as text and as HTML, with the link in both', () => {
    expect(text).toContain(`\n${url}\n`);
    expect(html).toContain(`href="${url.replace('&', '&amp;')}"`);
    expect(html).toContain(`<html lang="${locale}">`);
    const visible = unescape(html.replace(/<[^>]+>/g, ''));
    for (const paragraph of [content.greeting, ...content.paragraphs, ...content.notes, content.footer]) {
      expect(text).toContain(paragraph);
      expect(visible).toContain(paragraph);
    }
  });

  it('shows what a person wrote as text, not as markup', () => {
    expect(html).not.toMatch(/<script|<b>|<4711>/);
  });
});

it('exists in six languages', () => {
  const mails = contents.map(([, , { subject, paragraphs }]) =>
    [subject, ...paragraphs].join(' ').replaceAll(hostile, ''),
  );
  expect(new Set(mails).size).toBe(contents.length);
});

it('names the product group in the language of the mail', () => {
  const text = renderText(
    invitationContent({ ...invitation, locale: 'de', supplierNumber: '', message: '' }),
  );
  expect(text).toContain('Produktgruppe: Stahl, Deutschland');
  expect(text).not.toContain('Lieferantennummer');
  expect(text).not.toContain('Nachricht von');
});

it.each([
  ['fr', 'Groupe de produits\u00a0: Acier', 'Voir l’invitation\u00a0:\n'],
  ['zh-CN', '产品组：钢铁、德国', '查看邀请：\n'],
] as const)('writes colons as people do in %s', (locale, detail, link) => {
  const text = renderText(invitationContent({ ...invitation, locale }));
  expect(text).toContain(detail);
  expect(text).toContain(link);
});

it('names what is requested', () => {
  const wanted = ['selfAssessment', 'emissions'] as const;
  const textIn = (locale: Locale) => renderText(requestContent({ ...invitation, locale, wanted }));
  expect(textIn('de')).toContain('Erbeten: Selbstauskunft, Emissionen Ihrer Lieferungen');
  expect(textIn('zh-CN')).toContain('所需内容：自我评估、所供货物的排放');
});

it.each([
  ['en', 'Time: Dec 1, 2026, 11:42:13 AM UTC'],
  ['de', 'Zeitpunkt: 01.12.2026, 11:42:13 UTC'],
  ['zh-CN', '时间：2026年12月1日 UTC 11:42:13'],
] as const)('says in %s when how a person signs in was changed', (locale, detail) => {
  const text = (content: MailContent) => renderText(content).replaceAll('\u202f', ' ');
  expect(text(passwordChangedContent({ ...team, locale }, change))).toContain(detail);
  expect(text(secondFactorContent({ ...team, locale, event: 'removed' }, change))).toContain(detail);
});

it('keeps the lines of a message and marks them as quoted', () => {
  const content = invitationContent({ ...invitation, locale: 'en', message: 'One\nTwo' });
  expect(renderText(content)).toContain('\n> One\n> Two\n');
  // Outlook ignores the style that would keep line breaks.
  expect(renderHtml(content)).toMatch(/<blockquote[^>]*>One<br\/>Two<\/blockquote>/);
});

it('speaks of no password to somebody who signs in with another provider', () => {
  const { notes } = userInvitationContent({ ...team, locale: 'en', isBrokered: true }, url);
  expect(notes).toEqual(['If you do not know supplier+s or this company, simply ignore this message.']);
});

it('leaves the name out if it is unknown', () => {
  expect(setPasswordContent({ ...password, locale: 'en', name: '' }).greeting).toBe('Hello,');
  expect(setPasswordContent({ ...password, locale: 'en', name: 'Nina' }).greeting).toBe('Hello Nina,');
});

function unescape(html: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name: string) => characters[name] ?? '');
}

test('everything with a colour has a dark one, too', () => {
  const html = renderHtml({ ...requestContent({ ...invitation, locale: 'en' }), off: { label: 'Off', url } });
  const coloured = [...html.matchAll(/<\w+ (?<attributes>[^>]*style="[^"]*#[^"]*")/gu)];
  expect(coloured.length).toBeGreaterThan(8);
  for (const { groups } of coloured) {
    const [, name] = /class="(\w+)"/u.exec(groups?.attributes ?? '') ?? [];
    expect([groups?.attributes, html.includes(`\n.${name} {`)]).toEqual([groups?.attributes, true]);
  }
});
