import { expect, test } from '@playwright/test';
import { locales, type Locale } from '../../core/i18n/locales';
import { addPerson, adminApi } from './admin-api';
import { linkIn, mailTo } from './mails';

const wordsIn: Record<Locale, string> = {
  en: 'An account for you has been set up with supplier+s',
  de: 'Für Sie wurde ein Konto bei supplier+s eingerichtet.',
  es: 'Se ha creado una cuenta para usted en supplier+s',
  fr: 'Un compte a été créé pour vous sur supplier+s',
  pt: 'Foi criada uma conta para si em supplier+s',
  'zh-CN': '已为您开通 supplier+s 账户',
};

for (const locale of locales) {
  test(`the mail that leads to the password is in the language of the account: ${locale}`, async () => {
    const email = `new-${locale.toLowerCase()}@keycloak.example`;
    const id = await addPerson({ email, firstName: 'Kim', lastName: 'Sun', locale, projectId: 1 });
    await adminApi('PUT', `/users/${id}/execute-actions-email?lifespan=259200`, ['UPDATE_PASSWORD']);

    const mail = await mailTo(email);
    expect(mail).toContain(wordsIn[locale]);
    // It goes to people who have registered and to those whom a colleague has added.
    expect(mail).not.toMatch(
      /did not register|nicht registriert haben|no se ha registrado|pas inscrit|registo|并未注册/,
    );
    expect(mail).toContain('From: supplier+s <');
    expect(linkIn(mail)).toContain('/realms/platform/');
  });
}
