import type { PactFootprint } from '../contracts/pact';
import type { PactReceived } from '../contracts/pact-received';
import type { Verification } from '../contracts/verification';
import { cleanVerification } from './clean-verification';
import { verificationCoverages } from '../terms/product-terms';

type PactVerification = NonNullable<PactFootprint['pcf']['verification']>;
type Coverage = (typeof verificationCoverages)[number];

const names: Readonly<Record<Coverage, PactVerification['coverage'] & string>> = {
  product: 'product level',
  program: 'PCF program',
  model: 'PCF calculation model',
};

export function toPactVerification(verification: Verification): PactVerification {
  const { provider, coverage, completedOn, standard } = verification;
  return {
    ...(coverage && { coverage: names[coverage] }),
    providerName: provider,
    ...(completedOn && { completedAt: `${completedOn}T00:00:00Z` }),
    ...(standard && { standardName: standard }),
  };
}

/** Undefined if it does not say who has verified the footprint. */
export function fromPactVerification(
  verification: PactReceived['pcf']['verification'],
): Verification | undefined {
  const { coverage, providerName = '', completedAt, standardName = '' } = verification ?? {};
  return cleanVerification({
    provider: providerName,
    coverage: verificationCoverages.find((each) => names[each] === coverage) ?? null,
    completedOn: completedAt === undefined ? null : new Date(completedAt).toISOString().slice(0, 10),
    standard: standardName,
  });
}
