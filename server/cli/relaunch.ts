import { readFileSync } from 'node:fs';
import { isDay } from '../../core/dates/is-day';
import { isLocale, locales } from '../../core/i18n/locales';
import {
  saveCampaign,
  withdrawCampaign,
  type Campaign,
  type CampaignTexts,
} from '../modules/relaunch/repository';
import type { Database } from '../lib/database';
import { StartupError } from '../startup-error';

/**
 * `relaunch publish FILE` and `relaunch withdraw VERSION`. The file is JSON: version, relaunchDate, videoUrl
 * (optional) and texts, an object with a title and a content per language; English is required.
 * @throws StartupError for invalid arguments and files
 */
export async function runRelaunch(database: Database, args: string[]): Promise<string[]> {
  const [verb, what, ...more] = args;
  if (verb === 'publish' && what && more.length === 0) {
    const campaign = readCampaign(what);
    await saveCampaign(database, campaign);
    const missing = locales.filter((locale) => !campaign.texts[locale]);
    return [
      `The campaign ${campaign.version} is published and shown from ${campaign.relaunchDate} on.`,
      ...(missing.length > 0 ? [`People who use ${missing.join(', ')} get the English texts.`] : []),
    ];
  }
  if (verb === 'withdraw' && what && more.length === 0) {
    if (!(await withdrawCampaign(database, what))) throw new StartupError(`There is no campaign "${what}".`);
    return [`The campaign ${what} is shown to nobody any more.`];
  }
  throw new StartupError('Say what to do: relaunch publish FILE, or relaunch withdraw VERSION');
}

function readCampaign(file: string): Omit<Campaign, 'isActive'> {
  const { version, relaunchDate, videoUrl = '', texts } = asRecord(readJson(file), 'The file');
  if (typeof version !== 'string' || !/^[\w.-]{1,100}$/.test(version))
    throw new StartupError('version must be 1 to 100 letters, digits, dots or hyphens.');
  if (typeof relaunchDate !== 'string' || !isDay(relaunchDate))
    throw new StartupError('relaunchDate must be a day such as 2026-12-01.');
  if (typeof videoUrl !== 'string' || (videoUrl !== '' && !isSecureAddress(videoUrl)))
    throw new StartupError('videoUrl must be an https address.');
  const entries = Object.entries(asRecord(texts, 'texts')).map(([locale, words]) => readTexts(locale, words));
  const read = Object.fromEntries(entries) as Campaign['texts'];
  if (!('en' in read)) throw new StartupError('texts must hold English (en) at least.');
  return { version, relaunchDate, videoUrl, texts: read };
}

function readTexts(locale: string, words: unknown): [string, CampaignTexts] {
  if (!isLocale(locale)) throw new StartupError(`texts: "${locale}" is not one of ${locales.join(', ')}.`);
  const { title, content } = asRecord(words, `texts.${locale}`);
  if (typeof title !== 'string' || typeof content !== 'string' || title === '' || content === '')
    throw new StartupError(`texts.${locale} must hold a title and a content.`);
  return [locale, { title, content }];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new StartupError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

function asRecord(value: unknown, what: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new StartupError(`${what} must be a JSON object.`);
}

const isSecureAddress = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:';
