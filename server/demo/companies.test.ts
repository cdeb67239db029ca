import { composePhone } from '../../core/phone/compose-phone';
import { demoCompanies } from './companies';
import { demoSupplierCompanies } from './supplier-companies';

const numbers = [
  ...demoCompanies.flatMap(({ people }) => people),
  ...Object.values(demoSupplierCompanies).map(({ contact }) => contact),
].map(({ phoneNumber }) => phoneNumber);

test.each(numbers.filter(Boolean))('the demo stores the number %s as the form would', (number) => {
  expect(composePhone({ territory: 'AT', typed: number })).toBe(number);
});
