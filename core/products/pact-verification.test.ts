import fc from 'fast-check';
import { anyRelease } from '../../tests/support/products/any-release';
import { bioethanol } from '../../tests/support/products/published-footprint';
import type { PactReceived } from '../contracts/pact-received';
import { fromPact } from './from-pact';
import { receivedFigure } from './received';
import { toPact } from './to-pact';

function verificationIn(document: unknown) {
  const result = fromPact(document as PactReceived);
  if ('field' in result) throw new Error(result.field);
  return result.footprint.verification;
}
const received = (verification: object) =>
  verificationIn({ ...bioethanol, pcf: { ...bioethanol.pcf, verification } });

it('arrives at a partner as it was released', () =>
  fc.assert(
    fc.property(anyRelease, (release) => {
      fc.pre(release.values.periodEnd >= release.values.periodStart);
      expect(verificationIn(toPact(release))).toEqual(release.verification);
    }),
  ));

it('reads the example of the specification', () => {
  const verification = {
    ...{ coverage: 'PCF program', providerName: 'My Auditor' },
    ...{ completedAt: '2025-04-08T14:47:32Z', standardName: 'ISO 14044' },
  };
  expect(received(verification)).toEqual({
    ...{ coverage: 'program', provider: 'My Auditor', completedOn: '2025-04-08', standard: 'ISO 14044' },
  });
});

it('is none without a name, and covers only what it says', () => {
  for (const providerName of [' ', '\u200B', '\u202E']) expect(received({ providerName })).toBeUndefined();
  expect(received({ coverage: 'product level' })).toBeUndefined();
  expect(received({ providerName: 'My Auditor', coverage: 'corporate level' })?.coverage).toBeNull();
});

it('is named in one line of at most 200 characters', () => {
  const providerName = ` My\n\u202EAuditor ${'x'.repeat(300)}`;
  expect(received({ providerName, standardName: 'ISO\u000014044' })).toMatchObject({
    provider: `My Auditor ${'x'.repeat(189)}`,
    standard: 'ISO 14044',
  });
});

it('makes the figure of a line verified if the footprint itself is', () => {
  const result = fromPact({
    ...bioethanol,
    pcf: { ...bioethanol.pcf, verification: { coverage: 'product level', providerName: 'My Auditor' } },
  } as unknown as PactReceived);
  if ('field' in result) throw new Error(result.field);
  const { numbers: _numbers, companyNumbers: _companyNumbers, ...footprint } = result.footprint;
  const offered = { ...footprint, productId: footprint.id, number: 1, companyId: null };
  expect(receivedFigure(offered).verifiedBy).toBe('My Auditor');
  const model = { provider: 'My Auditor', coverage: 'model', completedOn: null, standard: '' } as const;
  expect(receivedFigure({ ...offered, verification: model })).not.toHaveProperty('verifiedBy');
});
