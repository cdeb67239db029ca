import { Type, type Static } from 'typebox';
import { verificationCoverages } from '../products/terms';
import { orNull } from './or-null';

/** Of a footprint by an independent third party. */
export const Verification = Type.Object({
  provider: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'who has verified it' }),
  coverage: orNull(
    Type.Enum([...verificationCoverages], {
      description: 'the footprint itself, or only the program or model it was made with; null if not stated',
    }),
  ),
  completedOn: orNull(Type.String({ format: 'date' })),
  standard: Type.String({ maxLength: 200, description: 'for example ISO 14067; empty if not stated' }),
});
export type Verification = Static<typeof Verification>;
