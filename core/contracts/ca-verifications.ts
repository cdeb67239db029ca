import { Type, type Static } from 'typebox';
import { ScopeTonnes } from './shared-figures';
import { orNull } from './or-null';
import { AccountVerification } from './verification';

/** A verification with the figures that it refers to: those of the account when it was stated. */
export const StatedVerification = Type.Object({ ...AccountVerification.properties, tonnes: ScopeTonnes });
export type StatedVerification = Static<typeof StatedVerification>;

/** What a company states about the verification of a year's account. */
export const YearVerification = Type.Object({
  stated: orNull(StatedVerification, 'null if none is stated'),
  version: Type.Integer({ description: '0 until one is stated' }),
});
export type YearVerification = Static<typeof YearVerification>;

export const VerificationAnswer = Type.Object({ data: YearVerification });
export type VerificationAnswer = Static<typeof VerificationAnswer>;

/** Replaces the verification of a year; it refers to the stored results. */
export const VerificationBody = Type.Object({
  data: Type.Object({
    verification: orNull(AccountVerification, 'null withdraws it'),
    seen: Type.Optional(
      Type.Object(ScopeTonnes.properties, {
        description: 'figures verified, as the caller saw them; 409 FIGURE_CHANGED if the account has others',
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'the version that the caller saw; 409 STALE_VERSION if it is not the current one',
      }),
    ),
  }),
});
export type VerificationBody = Static<typeof VerificationBody>;
