import { useTranslation } from 'react-i18next';
import type { Meaning } from '../../../../core/invoices/line-meaning';
import { Card } from '../../../components/layout/page';
import type { Item } from './drop-plan';
import { MeaningField } from './meaning-field';
import * as styles from './invoices.module.css';

interface UnclearItemsProps {
  items: readonly Item[];
  onMeaning: (key: string, meaning: Meaning) => void;
}

/** Items whose meaning a person must choose, once per seller. */
export function UnclearItems({ items, onMeaning }: UnclearItemsProps) {
  const { t } = useTranslation('carbon-invoices');
  if (items.length === 0) return null;
  return (
    <Card title={t('unclear.title', { count: items.length })}>
      <div className={styles.stack}>
        <p className={styles.hint}>{t('unclear.text')}</p>
        {items.map((item) => (
          <MeaningField key={item.key} item={item} onMeaning={onMeaning} />
        ))}
      </div>
    </Card>
  );
}
