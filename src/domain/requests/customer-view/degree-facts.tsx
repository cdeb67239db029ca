import { useTranslation } from 'react-i18next';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { Facts } from '../../../components/layout/facts';
import * as styles from '../customer-view.module.css';
import { useFigures } from '../../../lib/i18n/use-figures';

interface DegreeFactsProps {
  view: Pick<CustomerView, 'implementation' | 'performance'>;
  /** Shown where there is no answer. */
  none: string;
  /** Omits the score, which is shown above. */
  withoutScore?: boolean;
}

/**
 * A supplier's progress on its measures; the same figures, with the same labels, for the supplier and its customers.
 */
export function DegreeFacts({ view: { implementation, performance }, none, withoutScore }: DegreeFactsProps) {
  const { t } = useTranslation('customer-view');
  const { percent, points } = useFigures();
  if (!implementation) return <p className={styles.muted}>{none}</p>;
  const { today, inOneYear, inThreeYears } = implementation;
  const plan = (value: number | null) => (value === null ? t('notShared') : percent(value));
  return (
    <Facts
      areFigures={withoutScore}
      facts={[
        {
          name: t('degree.today'),
          value: withoutScore
            ? percent(today)
            : t('degree.withScore', { degree: percent(today), score: points(today) }),
        },
        { name: t('degree.inOneYear'), value: plan(inOneYear) },
        { name: t('degree.inThreeYears'), value: plan(inThreeYears) },
        ...(performance === null ? [] : [{ name: t('degree.performance'), value: percent(performance) }]),
      ]}
    />
  );
}
