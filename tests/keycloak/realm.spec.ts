import { demoAccounts } from '../../server/demo/load-demo';
import { accounts, openSignIn, signIn } from '../support/e2e/accounts';
import { expect, test } from '../support/e2e/fixtures';
import { signInPage } from '../support/e2e/sign-in-page';
import { addPerson, adminApi, realmUrl } from './admin-api';
import { mailsTo, mailTo } from './mails';

const connect = `${realmUrl}/protocol/openid-connect`;
/** From RFC 7636, appendix B. */
const challenge = {
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
};

const authAddress = (returnTo: string, parameters: Record<string, string>): string =>
  `${connect}/auth?${new URLSearchParams({
    client_id: 'supplier-portal',
    response_type: 'code',
    scope: 'openid',
    redirect_uri: returnTo,
    ...parameters,
  }).toString()}`;

const claimsOf = (token: string): unknown =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));

test('tokens and user information contain the person, the project and the API', async ({ page }) => {
  const tokens = page.waitForResponse(`${connect}/token`);
  const userInfo = page.waitForResponse(`${connect}/userinfo`);
  await openSignIn(page);
  await signIn(page, accounts.user);
  const person = demoAccounts.find(({ email }) => email === accounts.user.email);
  const claims = {
    email: person?.email,
    name: accounts.user.name,
    given_name: person?.firstName,
    family_name: person?.lastName,
    locale: person?.locale,
    projectId: '1',
  };

  const { access_token: accessToken, id_token: idToken } = (await (await tokens).json()) as {
    access_token: string;
    id_token: string;
  };
  expect(claimsOf(accessToken)).toMatchObject({ ...claims, aud: 'platform-api', azp: 'supplier-portal' });
  expect(claimsOf(idToken)).toMatchObject({ ...claims, aud: 'supplier-portal' });
  expect(await (await userInfo).json()).toMatchObject(claims);
});

test('nobody moves to another project by editing their own profile', async ({ page, baseURL }) => {
  const email = 'mover@keycloak.example';
  const password = 'three-Green-pears';
  const id = await addPerson({
    ...{ email, password, firstName: 'Mo', lastName: 'Ver' },
    ...{ locale: 'en', projectId: 3 },
  });
  await page.goto(authAddress(`${baseURL}/logout/`, { ...challenge, kc_action: 'UPDATE_PROFILE' }));
  await signIn(page, { email }, password);

  const firstName = page.getByLabel('First name');
  const submit = page.getByRole('button', { name: 'Submit' });
  await firstName.fill('Moe');
  await firstName.evaluate((field: HTMLInputElement) => {
    const project = Object.assign(document.createElement('input'), { name: 'projectId', value: '1' });
    field.form?.append(project);
  });
  await submit.click();
  await expect(page.locator('[name=projectId]')).toHaveCount(0);
  expect(await adminApi('GET', `/users/${id}`)).toMatchObject({ attributes: { projectId: ['3'] } });

  await firstName.fill('Moe');
  await submit.click();
  await expect(page).toHaveURL(/\/logout\//);
  expect(await adminApi('GET', `/users/${id}`)).toMatchObject({
    firstName: 'Moe',
    attributes: { projectId: ['3'] },
  });
});

test('five wrong passwords lock the account temporarily', async ({ page }) => {
  const email = 'locked@keycloak.example';
  const password = 'three-Green-pears';
  await addPerson({
    ...{ email, password, firstName: 'Lo', lastName: 'Cked' },
    ...{ locale: 'en', projectId: 3 },
  });
  await openSignIn(page);
  for (const attempt of ['1', '2', '3', '4', '5', password]) {
    const answer = page.waitForResponse((response) => response.request().method() === 'POST');
    await signIn(page, { email }, attempt);
    // An accepted password would cause a redirect.
    expect((await answer).status()).toBe(200);
    await expect(signInPage.refusal(page)).toBeVisible();
  }
});

test('a new password is mailed to its owner once, a wrong one is not', async ({ page, baseURL }) => {
  const email = 'changed@keycloak.example';
  const password = 'three-Green-pears';
  const id = await addPerson({
    ...{ email, password, firstName: 'Cha', lastName: 'Nged' },
    ...{ locale: 'en', projectId: 3 },
  });
  const person = (await adminApi('GET', `/users/${id}`)) as object;
  await adminApi('PUT', `/users/${id}`, { ...person, emailVerified: true });
  await page.goto(authAddress(`${baseURL}/logout/`, { ...challenge, kc_action: 'UPDATE_PASSWORD' }));
  await signIn(page, { email }, 'a wrong one');
  await expect(signInPage.refusal(page)).toBeVisible();
  await signIn(page, { email }, password);

  await page.getByLabel('New Password').fill('four-Yellow-plums');
  await page.getByLabel('Confirm password').fill('four-Yellow-plums');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page).toHaveURL(/\/logout\//);
  expect(await mailTo(email)).toContain('Subject: Update credential');
  expect(await mailsTo(email)).toHaveLength(1);
});

for (const [name, parameters] of [
  ['without PKCE', {}],
  ['with a challenge in plain text', { ...challenge, code_challenge_method: 'plain' }],
] as const) {
  test(`a sign-in ${name} is refused`, async ({ request, baseURL }) => {
    const answer = await request.get(authAddress(`${baseURL}/`, parameters), { maxRedirects: 0 });
    expect(answer.headers().location).toContain('error=invalid_request');
  });
}

test('nobody is redirected to another site, with a code or after signing out', async ({ request }) => {
  const elsewhere = 'https://elsewhere.example/';
  const signInThere = await request.get(authAddress(elsewhere, challenge), { maxRedirects: 0 });
  expect(signInThere.status()).toBe(400);
  const query = new URLSearchParams({ client_id: 'supplier-portal', post_logout_redirect_uri: elsewhere });
  const signOutThere = await request.get(`${connect}/logout?${query.toString()}`, { maxRedirects: 0 });
  expect(signOutThere.status()).toBe(400);
});

test('passwords are typed into the sign-in page only', async ({ request }) => {
  const answer = await request.post(`${connect}/token`, {
    form: { grant_type: 'password', client_id: 'supplier-portal', username: 'a', password: 'b' },
  });
  expect(await answer.json()).toMatchObject({ error: 'unauthorized_client' });
});
