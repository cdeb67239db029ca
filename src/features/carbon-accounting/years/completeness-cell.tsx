import { useTranslation } from 'react-i18next';
import type { EnteredCompleteness } from '../../../../core/contracts/ca-years';
import { isNamedEnough } from '../../../../core/carbon/account/completeness';
import { isWhole } from '../../../../core/carbon/inputs/shares';
import { useFigures } from '../../../lib/i18n/use-figures';
import { ShareBar } from '../spend/share-bar';
import * as styles from './completeness-cell.module.css';

/** How complete a year's inputs are, and what comes next. */
export function CompletenessCell({ completeness }: { completeness: EnteredCompleteness }) {
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

type Part = 'scope1' | 'scope2' | 'spend' | 'distribution' | 'suppliers' | 'categories';

/** Checks the parts in the order in which they are entered. */
function firstMissing(entered: EnteredCompleteness): Part | undefined {
  const { missing, asksForPurchases } = entered;
  const parts: readonly [Part, boolean][] = [
    ['scope1', !missing.includes('scope1')],
    ['scope2', !missing.includes('scope2')],
    ['spend', !missing.includes('category1')],
    ['distribution', !asksForPurchases || isWhole(entered.distributedShare)],
    ['suppliers', !asksForPurchases || isNamedEnough(entered)],
    ['categories', missing.length === 0],
  ];
  return parts.find(([, done]) => !done)?.[0];
}
