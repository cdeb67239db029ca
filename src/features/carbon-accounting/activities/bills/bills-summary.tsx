import { useTranslation } from 'react-i18next';
import { monthsWithoutBill } from '../../../../../core/carbon/inputs/bills';
import { enumerated } from '../../../../../core/i18n/intl';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import { useFiscalYear } from '../../boundary/use-fiscal-year';
import * as styles from '../../records/record-name.module.css';
import { useBillTexts } from './use-bill-texts';
import { useLocale } from '../../../../lib/i18n/use-locale';

/** The number of bills and the months without one; renders nothing for a single amount. */
export function BillsSummary({ bills, year }: { bills: readonly Bill[]; year: number }) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const { month } = useBillTexts();
  const fiscalYear = useFiscalYear(year);
  if (bills.length === 0) return null;
  const missing = monthsWithoutBill(bills, fiscalYear);
  const months = enumerated(missing.map(month), locale);
  return (
    <div className={styles.note}>
      {t('bills.counted', { count: bills.length })}
      {missing.length > 0 && ` · ${t('bills.missing', { months })}`}
    </div>
  );
}
