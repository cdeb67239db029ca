import { useTranslation } from 'react-i18next';
import type { Reduction } from '../../../../core/contracts/assessment';
import * as styles from '../customer-view.module.css';
import { useFigures } from '../../../lib/i18n/use-figures';

/** The supplier's reduction targets, one sentence each. */
export function Targets({ targets }: { targets: readonly Reduction[] }) {
  const { t } = useTranslation('customer-view');
  const { percent } = useFigures();
  return (
    <ul className={styles.targets}>
      {targets.map(({ id, scope, baseYear, targetYear, reductionPercent }) => (
        <li key={id}>
          {t('targets.target', {
            scope: t(`targets.scope.${scope}`),
            percent: reductionPercent === null ? '–' : percent(reductionPercent),
            targetYear: targetYear ?? '–',
            baseYear: baseYear ?? '–',
          })}
        </li>
      ))}
    </ul>
  );
}
