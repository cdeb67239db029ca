import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import * as styles from './delivered-list.module.css';

/** More customers are only counted. */
const maxNamed = 10;

/** The customers that have received a submission. */
export function DeliveredList({ customers }: { customers: readonly string[] }) {
  const { t } = useTranslation('assessment');
  const more = customers.length - maxNamed;
  return (
    <ul className={styles.customers}>
      {customers.slice(0, maxNamed).map((customer) => (
        <li key={customer}>
          <Check className={styles.tick} size={16} aria-hidden />
          {t('submission.delivered', { customer })}
        </li>
      ))}
      {more > 0 && <li>{t('submission.more', { count: more })}</li>}
    </ul>
  );
}
