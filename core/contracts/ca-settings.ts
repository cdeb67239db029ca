import { Type, type Static } from 'typebox';

const Currency = Type.String({ pattern: '^[A-Z]{3}$', errorMessage: 'Currency must be a code of ISO 4217' });

/** The rates and prices that convert turnover: with them the app shows the server's result, even offline. */
export const MoneyRates = Type.Object({
  rates: Type.Array(
    Type.Object({
      currency: Type.String({ description: 'ISO 4217' }),
      firstYear: Type.Integer(),
      unitsPerEur: Type.Array(Type.Union([Type.Number(), Type.Null()]), {
        description: 'mean of `firstYear` and of each year after it, European Central Bank; null: no rate',
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
  currency: Type.String({ description: "ISO 4217; that of the company's country until another is chosen" }),
  currencies: Type.Array(Type.String(), { description: 'that can be chosen: those with a reference rate' }),
  money: MoneyRates,
  version: Type.Integer({ description: '0 until something is chosen' }),
});
export type AccountingSettings = Static<typeof AccountingSettings>;

export const AccountingSettingsAnswer = Type.Object({ data: AccountingSettings });
export type AccountingSettingsAnswer = Static<typeof AccountingSettingsAnswer>;

export const AccountingSettingsBody = Type.Object({
  data: Type.Object({
    currency: Currency,
    version: Type.Optional(
      Type.Integer({ minimum: 0, description: 'that was seen: 409 STALE_VERSION for any other' }),
    ),
  }),
});
