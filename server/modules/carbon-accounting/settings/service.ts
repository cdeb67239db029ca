import type { AccountingSettings, AccountingSettingsBody } from '../../../../core/contracts/ca-settings';
import { currencyOf } from '../../../../data/money/currencies';
import { currencies, moneyRates, recentCurrencies } from '../../../../data/money/tables';
import { ApiError } from '../../../lib/api-error';
import type { Queryable } from '../../../lib/database';
import type { Author } from '../records/changes';
import { changedMeanwhile, refuseStale } from '../records/errors';
import { findHomeCountry } from '../years/repository';
import { findSettings, lockSettings, saveSettings, type StoredSettings } from './repository';
import { recordSettingsChange } from './record-settings-change';

/** The currency of a project's books: the chosen one, else that of its country. */
export async function findCurrency(db: Queryable, projectId: number): Promise<string> {
  return (await readSettings(db, projectId)).currency;
}

/** A project's accounting settings, with the currencies to choose from and their rates. */
export async function readSettings(db: Queryable, projectId: number): Promise<AccountingSettings> {
  return present(db, projectId, await findSettings(db, projectId));
}

/**
 * Changes the currency of the books; earlier inputs stay as they are.
 * @throws ApiError 400 UNKNOWN_CURRENCY; 409 STALE_VERSION with the current settings
 */
export async function changeSettings(
  author: Author,
  { currency, version }: AccountingSettingsBody['data'],
): Promise<AccountingSettings> {
  const { tx, projectId } = author;
  if (!currencies.includes(currency))
    throw new ApiError(400, 'UNKNOWN_CURRENCY', `There is no reference rate of ${currency}; choose another.`);
  const before = await present(tx, projectId, await lockSettings(tx, projectId));
  refuseStale(before, version);
  const saved = await saveSettings(tx, projectId, { currency, version: before.version });
  const after = await present(tx, projectId, saved ?? (await findSettings(tx, projectId)));
  if (!saved) throw changedMeanwhile(after);
  await recordSettingsChange(author, { currency: before.currency }, { currency: after.currency });
  return after;
}

async function present(
  db: Queryable,
  projectId: number,
  stored: StoredSettings | undefined,
): Promise<AccountingSettings> {
  const currency = stored?.currency ?? currencyOf(await findHomeCountry(db, projectId));
  return {
    currency,
    currencies: [...new Set([...recentCurrencies, currency])].sort(),
    money: moneyRates,
    version: stored?.version ?? 0,
  };
}
