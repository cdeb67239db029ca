import { useTranslation } from 'react-i18next';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useNames } from '../../shared/use-names';
import { purchaseTerms } from '../../spend/purchase-terms';
import * as styles from '../../shared/calculation-steps.module.css';
import { UnitCell } from '../../shared/unit-cell';

/**
 * Amount x factor = kilograms, in tonnes, line by line; for a purchase starting with the turnover. The
 * supplier's savings are below the result, which they do not change.
 */
export function CalculationSteps({ row }: { row: EmissionResult }) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const names = useNames();
  const { amount, unit, factor, supplierLinkingPerformance } = row;
  const { savedEmissionsTonsCO2e: saved, remainingEmissionsTonsCO2e: remaining } = row;
  const { baselineEmissionsTonsCO2e: baseline } = row;
  const base = amount * factor.value;
  const terms = purchaseTerms(row);
  const lines = [
    ...terms.map((term, index) => ({
      sign: index === 0 ? '' : '×',
      value: figure(term.value, 'exact'),
      unit: names.unit(term.unit),
      name: t(`row.purchase.${term.name}`, { year: term.year }),
    })),
    {
      sign: terms.length > 0 ? '=' : '',
      value: figure(amount, 'exact'),
      unit: names.unit(unit),
      name: t('row.amount'),
    },
    {
      sign: '×',
      value: figure(factor.value, 'exact'),
      unit: names.factorUnit(factor.unit),
      name: t('row.factor'),
    },
    { sign: '=', value: figure(base, 'checked'), unit: t('units.kg'), name: t('row.result') },
    { sign: '=', value: figure(baseline, 'checked'), unit: t('units.t'), name: t('row.tons') },
    ...(saved > 0
      ? [
          {
            sign: '−',
            value: figure(saved, 'checked'),
            unit: t('units.t'),
            name: t('row.saved', { percent: figure(supplierLinkingPerformance, 'exact') }),
          },
          {
            sign: '=',
            value: figure(remaining, 'checked'),
            unit: t('units.t'),
            name: t('row.withMeasures'),
          },
        ]
      : []),
  ];
  return (
    <table className={styles.steps}>
      <tbody>
        {lines.map(({ sign, value, unit: written, name }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className={styles.sign}>{sign}</td>
            <td className={styles.value}>{value}</td>
            <UnitCell unit={written} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
