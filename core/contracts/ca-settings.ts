import { Type, type Static } from 'typebox';

const Currency = Type.String({ pattern: '^[A-Z]{3}$', errorMessage: 'Currency must be a code of ISO 4217' });

/** The rates and prices that convert turnover: with them the app shows the server's result, even offline. */
export const MoneyRates = Type.Object({
  rates: Type.Array(
    Type.Object({
      currency: Type.String({ description: 'ISO 4217' }),
      firstYear: Type.Integer(),
      unitsPerEur: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
        description:
          'annual means of the European Central Bank, for `firstYear` and each year after it; null: no rate',
      }),
    }),
  ),
  prices: Type.Object({
    firstYear: Type.Integer(),
    index: Type.Array(Type.Number(), { description: 'US CPI-U, annual means' }),
  }),
});
export type MoneyRates = Static<typeof MoneyRates>;

/** How a project keeps its accounts. */
export const AccountingSettings = Type.Object({
  currency: Type.String({ description: "ISO 4217; defaults to the currency of the company's country" }),
  currencies: Type.Array(Type.String(), {
    description:
      'currencies to offer: those with a reference rate in one of the last five years, and the chosen one',
  }),
  money: MoneyRates,
  version: Type.Integer({ description: '0 until the settings are changed' }),
});
export type AccountingSettings = Static<typeof AccountingSettings>;

export const AccountingSettingsAnswer = Type.Object({ data: AccountingSettings });
export type AccountingSettingsAnswer = Static<typeof AccountingSettingsAnswer>;

export const AccountingSettingsBody = Type.Object({
  data: Type.Object({
    currency: Currency,
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'the version that the caller saw; 409 STALE_VERSION if it is not the current one',
      }),
    ),
  }),
});
export type AccountingSettingsBody = Static<typeof AccountingSettingsBody>;
