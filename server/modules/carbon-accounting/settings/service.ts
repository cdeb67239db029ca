import {
  AccountingSettingsAnswer,
  AccountingSettingsBody,
  type AccountingSettings,
} from '../../../../core/contracts/ca-settings';
import { ProjectParams } from '../../../../core/contracts/common';
import { currencyOf } from '../../../../data/money/currencies';
import { currencies, moneyRates, recentCurrencies } from '../../../../data/money/tables';
import { ApiError } from '../../../lib/api-error';
import type { Database, Queryable } from '../../../lib/database';
import type { TypedApp } from '../../../lib/typed-app';
import { changedMeanwhile, refuseStale } from '../records/errors';
import { authorOf, managing, reading, recordPath } from '../records/record-routes';
import { findHomeCountry } from '../years/repository';
import { settingsChanged } from './settings-changed';
import { findSettings, lockSettings, saveSettings, type StoredSettings } from './settings-repository';

/** The currency of a project's books: the chosen one, else that of its country. */
export async function findCurrency(db: Queryable, projectId: number): Promise<string> {
  return (await present(db, projectId, await findSettings(db, projectId))).currency;
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

/** A project's accounting settings. Changing the currency does not change earlier inputs. */
export function registerSettings(app: TypedApp, database: Database): void {
  const path = recordPath('ca-settings');
  app.get(
    path,
    { config: reading, schema: { params: ProjectParams, response: { 200: AccountingSettingsAnswer } } },
    async ({ params: { projectId } }) => ({
      data: await present(database, projectId, await findSettings(database, projectId)),
    }),
  );

  app.put(
    path,
    {
      config: managing,
      schema: {
        params: ProjectParams,
        body: AccountingSettingsBody,
        response: { 200: AccountingSettingsAnswer },
      },
    },
    async (request) => {
      const author = authorOf(request);
      const { tx, projectId } = author;
      const { currency, version } = request.body.data;
      if (!currencies.includes(currency))
        throw new ApiError(
          400,
          'UNKNOWN_CURRENCY',
          `There is no reference rate of ${currency}; choose another.`,
        );
      const before = await present(tx, projectId, await lockSettings(tx, projectId));
      refuseStale(before, version);
      const saved = await saveSettings(tx, projectId, { currency, version: before.version });
      const after = await present(tx, projectId, saved ?? (await findSettings(tx, projectId)));
      if (!saved) throw changedMeanwhile(after);
      await settingsChanged(author, { currency: before.currency }, { currency: after.currency });
      return { data: after };
    },
  );
}
