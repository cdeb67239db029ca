import { render, screen } from '@testing-library/react';
import { WithTexts } from '../../../tests/support/web/with-texts';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { OfferedFootprint } from './offered-footprint';
import { ingot } from './test-offered';

const show = (wishes: Partial<OfferedProduct> = {}) =>
  render(<OfferedFootprint product={{ ...ingot, ...wishes }} />, { wrapper: WithTexts });
const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

it('says who has verified the footprint, what of it, when and by which standard', () => {
  show({
    verification: {
      ...{ provider: 'TÜV SÜD', coverage: 'program', completedOn: '2026-01-20', standard: 'ISO 14067' },
    },
  });
  expect(fact('Verified by')).toHaveTextContent('TÜV SÜD');
  expect(fact('What was verified')).toHaveTextContent('The program it was made in');
  expect(fact('Standard of the verification')).toHaveTextContent('ISO 14067');
  expect(fact('Verified on')).toHaveTextContent('Jan 20, 2026');
});

it('says that nobody has, and that the footprint is from cradle to gate', () => {
  show();
  expect(fact('Verification')).toHaveTextContent('Not verified');
  expect(fact('System boundary')).toHaveTextContent(/^Cradle to gate/);
  expect(screen.queryByText('Not from cradle to gate')).not.toBeInTheDocument();
});

it('warns of a footprint of only a part of the life cycle', () => {
  show({ footprint: { ...ingot.footprint, isPartial: true } });
  expect(screen.getByText('Not from cradle to gate')).toBeVisible();
  expect(fact('System boundary')).toHaveTextContent('Only a part of the life cycle from cradle to gate');
});
