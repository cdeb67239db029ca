import type { CustomerView } from '../contracts/customer-view';
import { customerView } from './customer-view';
import { withholdableParts } from './withholdable-parts';

const whole: CustomerView = {
  implementation: { today: 20, inOneYear: 40, inThreeYears: 60 },
  performance: 12,
  contact: { name: 'Anna Berger', jobTitle: 'CEO', email: 'anna@a.example', phoneNumber: '' },
  targets: [{ id: 'a', scope: 'SCOPE3', baseYear: 2020, targetYear: 2030, reductionPercent: 30 }],
  footprints: [{ year: 2025, scope1TonsCO2e: 1, scope2TonsCO2e: 2, scope3TonsCO2e: null }],
};

test.each([
  [[], {}],
  [['contact'], { contact: null }],
  [['targets'], { targets: [] }],
  [['footprints'], { footprints: [] }],
  [['plans'], { implementation: { today: 20, inOneYear: null, inThreeYears: null } }],
] as const)('without %j a customer sees everything else', (withheld, missing) => {
  expect(customerView(whole, withheld)).toEqual({ ...whole, ...missing });
});

test('what is in place today is shown whatever is withheld', () => {
  const { implementation, performance } = customerView(whole, withholdableParts);
  expect([implementation?.today, performance]).toEqual([20, 12]);
  expect(customerView({ ...whole, implementation: null }, ['plans']).implementation).toBeNull();
});
