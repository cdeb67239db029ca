import { useTranslation } from 'react-i18next';
import { useFigures } from '../../../lib/i18n/use-figures';
import type { ShareSum } from '../records/inputs';
import { ShareBar } from './share-bar';
import * as styles from './distribution.module.css';

/** A bar that fills to 100 percent, with the remaining share. */
export function ShareSumLine({ sum, label }: { sum: ShareSum; label: string }) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const isTooMuch = sum.state === 'tooMuch';
  // A remainder below two decimals would make the sum look complete.
  const isExact = isTooMuch || (sum.state === 'open' && sum.rest < 0.01);
  const rest = figure(Math.abs(sum.rest), isExact ? 'difference' : 'share');
  return (
    <div className={styles.sum}>
      <ShareBar percent={sum.sum} label={label} />
      <p className={styles.sumLine} role="status">
        <span>{t('sum.distributed', { value: figure(sum.sum, isExact ? 'exact' : 'share') })}</span>
        {sum.state === 'whole' && <span className={styles.complete}>{t('sum.whole')}</span>}
        {sum.state === 'open' && <span className={styles.rest}>{t('sum.rest', { value: rest })}</span>}
        {isTooMuch && <span className={styles.tooMuch}>{t('sum.tooMuch', { value: rest })}</span>}
      </p>
    </div>
  );
}
