import type { LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import type { Authenticator } from './authenticator';
import { Browser } from './browser';
import { anna, signIn, target, toForm, type Realm } from './realm';

const account = '/realms/platform/account';

/** Text as it was before React escaped it. */
const unescaped = (html: string) =>
  html.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');

/** The passkey options of a page. */
export function optionsOf({ body }: LightMyRequestResponse): {
  challenge: string;
  [option: string]: unknown;
} {
  const [, options = '{}'] = /data-options="([^"]*)"/.exec(body) ?? [];
  return JSON.parse(unescaped(options)) as { challenge: string };
}

/** The recovery codes that a page shows. */
export const recoveryCodesOf = ({ body }: LightMyRequestResponse): string[] =>
  [...body.matchAll(/<code>([a-z0-9]{4}(?:-[a-z0-9]{4}){3})<\/code>/g)].flatMap(([, code]) => code ?? []);

/** The code of an authenticator app for the secret on a page; `steps` of 30 s away from now. */
export function appOf({ body }: LightMyRequestResponse): (steps?: number) => string {
  const [, address = ''] = /href="(otpauth:[^"]*)"/.exec(body) ?? [];
  const secret = new URL(unescaped(address)).searchParams.get('secret') ?? '';
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Follows redirects to the final page. */
export async function follow(
  browser: Browser,
  response: LightMyRequestResponse,
): Promise<{ path: string; page: LightMyRequestResponse }> {
  let page = response;
  let path = '';
  while (page.headers.location) {
    const { pathname, search } = target(page);
    path = pathname;
    page = await browser.get(pathname + search);
  }
  return { path, page };
}

/** Opens the list of second factors of somebody who is signed in. */
export const openList = async (browser: Browser) => follow(browser, await browser.get(account));

/** Adds a passkey of this key on the list at `path`; returns the next page. */
export async function addPasskey(browser: Browser, path: string, key: Authenticator, name = 'Test key') {
  const options = optionsOf(await browser.get(`${path}/passkey`));
  return browser.post(`${path}/passkey`, { name, response: key.create(options) });
}

/** Adds an authenticator app with the previous code, `used`, so that the current one is still unused. */
export async function addCodes(browser: Browser, path: string, name = 'Test app') {
  const app = appOf(await browser.get(`${path}/codes`));
  // The clock is stopped meanwhile: after a 30 s boundary the previous code would be two steps old.
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  try {
    const used = app(-1);
    return { app, used, page: await browser.post(`${path}/codes`, { name, code: used }) };
  } finally {
    clock.mockRestore();
  }
}

/** Signs in by password; returns the next page with its path. */
export async function signInByPassword(browser: Browser, who = anna) {
  const form = await toForm(browser, { prompt: 'login' });
  return { form, ...(await follow(browser, await browser.post(form, who))) };
}

/** A browser in which Anna is signed in and has added an authenticator app. */
export async function signInWithCodes(realm: Realm) {
  const browser = new Browser(realm.app);
  await signIn(browser);
  const { path } = await openList(browser);
  const { app, used, page } = await addCodes(browser, path);
  return { browser, path, app, used, codes: recoveryCodesOf(page) };
}
