import { useTranslation } from 'react-i18next';
import type { CustomerView } from '../../../../core/contracts/customer-view';
import { Facts } from '../../../components/layout/facts';
import * as styles from './customer-view.module.css';
import { useFigures } from '../../../lib/i18n/use-figures';

interface DegreeFactsProps {
  view: Pick<CustomerView, 'implementation' | 'performance'>;
  /** What to say where there is no answer. */
  none: string;
  /** The score stands above them. */
  withoutScore?: boolean;
}

/** How far the supplier is with what it can do; the same figures, by the same names, for it and for its customers. */
export function DegreeFacts({ view: { implementation, performance }, none, withoutScore }: DegreeFactsProps) {
  const { t } = useTranslation('customer-view');
  const { percent, points } = useFigures();
  if (!implementation) return <p className={styles.muted}>{none}</p>;
  const { today, inOneYear, inThreeYears } = implementation;
  const plan = (value: number | null) => (value === null ? t('notShared') : percent(value));
  return (
    <Facts
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
