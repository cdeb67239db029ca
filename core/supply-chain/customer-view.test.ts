import type { CustomerView } from '../contracts/customer-view';
import { customerView } from './customer-view';
import { withholdableParts } from '../terms/withholdable-parts';

const whole: CustomerView = {
  answers: [],
  implementation: { today: 20, inOneYear: 40, inThreeYears: 60 },
  performance: 12,
  contact: { name: 'Anna Berger', jobTitle: 'CEO', email: 'anna@a.example', phoneNumber: '' },
  targets: [{ id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 30 }],
  footprints: [{ year: 2025, scope1TonsCO2e: 1, scope2TonsCO2e: 2, scope3TonsCO2e: null }],
  emissions: [
    {
      year: 2025,
      allocated: { scope1: 1, scope2: 2, scope3: 3, total: 6 },
      method: 'economic',
      calculatedAt: '2026-03-01T08:00:00.000Z',
      methodVersion: 2,
      covers: { scope1: true, scope2: true, purchases: true },
      categories: [1, 3],
      intensity: 0.4,
      dataQuality: 2.5,
      uncertaintyPercent: 30,
      isVerified: false,
      sharedAt: '2026-03-02T08:00:00.000Z',
    },
  ],
};

test.each([
  [[], {}],
  [['contact'], { contact: null }],
  [['targets'], { targets: [] }],
  [['footprints'], { footprints: [] }],
  [['emissions'], { emissions: [] }],
  [['plans'], { implementation: { today: 20, inOneYear: null, inThreeYears: null } }],
] as const)('without %j a customer sees everything else', (withheld, missing) => {
  expect(customerView(whole, withheld)).toEqual({ ...whole, reports: [], ...missing });
});

test('what is in place today is always shown', () => {
  const { implementation, performance } = customerView(whole, withholdableParts);
  expect([implementation?.today, performance]).toEqual([20, 12]);
  expect(customerView({ ...whole, implementation: null }, ['plans']).implementation).toBeNull();
});

test('a customer sees only the answers of shared sections, by default none', () => {
  const governance = {
    section: 'governance' as const,
    answers: [{ questionId: 'reporting', value: ['published'] }],
  };
  const logistics = {
    section: 'logistics' as const,
    answers: [{ questionId: 'transportDistance', value: 300 }],
  };
  const answered = { ...whole, answers: [governance, logistics] };
  expect(customerView(answered, []).answers).toEqual([]);
  expect(customerView(answered, [], ['logistics']).answers).toEqual([logistics]);
});
