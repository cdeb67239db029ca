import { Type, type Static } from 'typebox';
import { assuranceLevels } from '../terms/assurance-levels';
import { verificationCoverages } from '../terms/product-terms';
import { orNull } from './or-null';

const provider = Type.String({
  minLength: 1,
  maxLength: 200,
  pattern: '\\S',
  description: 'who has verified it',
});
const standard = (example: string) =>
  Type.String({ maxLength: 200, description: `for example ${example}; empty if not stated` });

/** Of a footprint by an independent third party. */
export const Verification = Type.Object({
  provider,
  coverage: orNull(
    Type.Enum([...verificationCoverages], {
      description: 'the footprint itself, or only the program or model it was made with; null if not stated',
    }),
  ),
  completedOn: orNull(Type.String({ format: 'date' })),
  standard: standard('ISO 14067'),
});
export type Verification = Static<typeof Verification>;

/** Of the whole account of a year by an independent third party. */
export const AccountVerification = Type.Object({
  provider,
  assurance: Type.Enum([...assuranceLevels], { description: 'level of assurance (ISO 14064-3, ISAE 3410)' }),
  standard: standard('ISO 14064-3'),
  completedOn: Type.String({ format: 'date' }),
});
export type AccountVerification = Static<typeof AccountVerification>;
