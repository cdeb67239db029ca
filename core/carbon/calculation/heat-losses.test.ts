import { activity, calculateYear, factor, reference } from '../../../tests/support/carbon/year-of-reference';
import { factorKeys, type Factor } from '../factors/factor';
import { createFactorBook } from '../factors/factor-book';
import type { ActivityInput } from '../inputs/year-inputs';

const british = { geography: 'GB' };
const shipped = [
  factor(factorKeys.activity(421), 0.17529, british),
  factor(factorKeys.wellToTank(421), 0.03341, british),
  factor(factorKeys.losses(421), 0.00945, british),
  factor(factorKeys.lossesUpstream(421), 0.00176, british),
];
const austrian = { country: 'AT', geography: 'AT' };

const upstream = (wishes: Partial<ActivityInput>, own: readonly Factor[] = []) => {
  const heat = activity({ activityId: 421, scope: 2, amount: 100_000, ...wishes });
  const inputs = {
    ...reference,
    activities: [heat],
    spend: undefined,
    distributions: [],
    supplierInputs: [],
  };
  return calculateYear(inputs, createFactorBook(own, shipped))
    .filter(({ scope }) => scope === 3)
    .map(({ category, method, factor: { key }, baseKg, notes }) => [category, method, key, baseKg, notes]);
};
const row = (key: string, kg: number, notes: readonly string[]) => [
  ...[3, 'well-to-tank', key],
  ...[expect.closeTo(kg, 9) as number, notes],
];

test('district heat has its upstream, its losses and their upstream in category 3', () => {
  expect(upstream({ countryCode: 'GB' })).toEqual([
    row('well-to-tank/421', 3341, []),
    row('losses/421', 945, []),
    row('losses-upstream/421', 176, []),
  ]);
});

test('the British losses stand for those of a country without a heat factor of its own, and say so', () => {
  expect(upstream({ countryCode: 'DE' }).slice(1)).toEqual([
    row('losses/421', 945, ['OTHER_GEOGRAPHY']),
    row('losses-upstream/421', 176, ['OTHER_GEOGRAPHY']),
  ]);
});

describe('with an operator’s own figures', () => {
  const heat = factor(factorKeys.activity(421), 0.1, austrian);
  const losses = factor(factorKeys.losses(421), 0.02);

  test('the losses of another publication are not added to its heat factor', () => {
    const keys = upstream({ countryCode: 'AT' }, [heat]).map(([, , key]) => key);
    expect(keys).toEqual(['well-to-tank/421']);
    expect(upstream({ countryCode: 'DE' }, [heat])).toHaveLength(3);
  });

  test('losses of the same set are, and nothing else', () => {
    expect(upstream({ countryCode: 'AT' }, [heat, losses]).slice(1)).toEqual([row('losses/421', 2000, [])]);
  });

  test('losses alone replace the published ones', () => {
    expect(upstream({ countryCode: 'AT' }, [losses]).slice(1)).toEqual([
      row('losses/421', 2000, []),
      row('losses-upstream/421', 176, ['OTHER_GEOGRAPHY']),
    ]);
  });

  test('losses need a factor of the heat, and an activity that is bought', () => {
    const cooling = factor(factorKeys.losses(423), 0.02);
    expect(upstream({ activityId: 423 }, [cooling])).toEqual([]);
    expect(upstream({ scope: 1 }, [losses])).toHaveLength(1);
    expect(upstream({ supply: 'grid' }, [losses])).toEqual([]);
  });
});
