import { useTranslation } from 'react-i18next';
import type { Completeness } from '../../../../core/contracts/ca-years';
import { isNamedEnough } from '../../../../core/carbon/completeness';
import { isWhole } from '../../../../core/carbon/shares';
import { useFigures } from '../../../lib/i18n/use-figures';
import { ShareBar } from '../spend/share-bar';
import * as styles from './completeness-cell.module.css';

/** How much of a year is entered, and what comes next. */
export function CompletenessCell({ completeness }: { completeness: Completeness }) {
  const { t } = useTranslation('carbon');
  const { figure } = useFigures();
  const missing = firstMissing(completeness);
  const percent = t('percent', { value: figure(completeness.percent, 'percent') });
  return (
    <div className={styles.cell}>
      <div className={styles.bar}>
        <ShareBar percent={completeness.percent} label={t('columns.completeness')} />
        <span className={styles.percent}>{percent}</span>
      </div>
      {missing && <span className={styles.missing}>{t(`missing.${missing}`)}</span>}
    </div>
  );
}

type Part = 'scope1' | 'scope2' | 'spend' | 'distribution' | 'suppliers';

/** The parts in the order in which they are entered. */
function firstMissing(entered: Completeness): Part | undefined {
  const parts: readonly [Part, boolean][] = [
    ['scope1', entered.scope1Activities > 0],
    ['scope2', entered.scope2Activities > 0],
    ['spend', entered.spendVolume],
    ['distribution', isWhole(entered.distributedShare)],
    ['suppliers', isNamedEnough(entered)],
  ];
  return parts.find(([, done]) => !done)?.[0];
}
