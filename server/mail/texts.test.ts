import { forgottenPasswordContent } from './contents';
import { changeTexts, translateTo } from './texts';

it('shows in English what a language lacks, or has empty', () => {
  changeTexts('fr', (texts) => ({ ...texts, forgottenPassword: { subject: '', text: 'Quelqu’un …' } }));
  const mail = {
    email: 'a@b.example',
    locale: 'fr',
    name: '',
    url: 'https://x.example/',
    validHours: 3,
  } as const;
  const { greeting, subject, paragraphs, action } = forgottenPasswordContent(mail);
  expect(greeting).toBe('Bonjour,');
  expect(subject).toBe('Set a new password for supplier+s');
  expect(paragraphs).toEqual(['Quelqu’un …']);
  expect(action.label).toBe('Set a new password');
});

it('writes counts as the language does', () => {
  const values = { company: 'Alpenguss', count: 1234 };
  expect(translateTo('de')('summary.subject', values)).toBe('1.234 Neuigkeiten für Alpenguss');
  expect(translateTo('en')('summary.subject', values)).toBe('1,234 updates for Alpenguss');
});
