import { Type, type Static } from 'typebox';

const Currency = Type.String({ pattern: '^[A-Z]{3}$', errorMessage: 'Currency must be a code of ISO 4217' });

/** How a project keeps its accounts. */
const AccountSettings = Type.Object({
  currency: Type.String({ description: "ISO 4217; that of the company's country until another is chosen" }),
  currencies: Type.Array(Type.String(), { description: 'that can be chosen: those with a reference rate' }),
});

export const AccountSettingsAnswer = Type.Object({ data: AccountSettings });
export type AccountSettingsAnswer = Static<typeof AccountSettingsAnswer>;

export const AccountSettingsBody = Type.Object({ data: Type.Object({ currency: Currency }) });
