import { toUsd } from '../../core/carbon/factors/money';
import { isLei } from '../../core/vsme/lei';
import { moneyTables } from '../../data/money/tables';
import { demoSpend } from './carbon';
import { demoReports } from './sustainability';

test('the turnover that the foundry reports is that of its carbon account', () => {
  const values = demoReports.find(({ company }) => company === 'alpenguss')?.values ?? [];
  const reported = Number(values.find(({ concept }) => concept === 'Turnover')?.value);
  const euros = { turnoverInThsd: reported / 1000, currency: 'EUR', year: 2025 };
  const [accounted = 0] = demoSpend.at(-1) ?? [];
  expect(toUsd(euros, moneyTables).turnoverInThsdUSD / accounted).toBeCloseTo(1, 2);
});

test('the foundry has a valid LEI', () => {
  const values = demoReports.find(({ company }) => company === 'alpenguss')?.values ?? [];
  expect(isLei(String(values.find(({ concept }) => concept === 'EntityIdentifier')?.value))).toBe(true);
});
