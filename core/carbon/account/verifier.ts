import type { Verification } from '../../contracts/verification';

/**
 * Who has verified a footprint; undefined if nobody has. A verification of the program or the model that it was made
 * with (PACT data model, `coverage`) is none of its figures.
 */
export const verifierOf = ({ verification }: { verification?: Verification }): string | undefined =>
  verification?.coverage === 'product' ? verification.provider : undefined;
