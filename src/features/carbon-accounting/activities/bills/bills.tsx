import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { monthsWithoutBill, sumOfBills } from '../../../../../core/carbon/inputs/bills';
import { maxBills } from '../../../../../core/terms/max-bills';
import { enumerated } from '../../../../../core/i18n/intl';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import type { Activity } from '../../../../../core/contracts/value-lists';
import { Button } from '../../../../components/ui/button';
import type { DraftForm } from '../../../../lib/forms/use-draft-form';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import type { ActivityForm } from '../use-activity-form';
import { useFiscalYear } from '../../boundary/use-fiscal-year';
import { useNames } from '../../shared/use-names';
import { BillLines } from './bill-lines';
import { BillMonths } from './bill-months';
import { useBillTexts } from './use-bill-texts';
import * as styles from './bills.module.css';

interface BillsProps {
  form: DraftForm<ActivityForm>;
  year: number;
  activity: Activity;
  onOpen: (bill: Bill | 'new') => void;
}

/**
 * The bills that make up an amount, with buttons to add, edit and remove them, and the months without one.
 */
export function Bills({ form, year, activity, onOpen }: BillsProps) {
  const { t } = useTranslation('carbon-update');
  const { locale } = useLocale();
  const { figure } = useFigures();
  const names = useNames();
  const { month } = useBillTexts();
  const fiscalYear = useFiscalYear(year);
  const { bills } = form.values;
  const { typed } = sumOfBills(bills, activity);
  const missing = monthsWithoutBill(bills, fiscalYear);
  const fault = form.field('amount').error;

  /** Removing the last bill keeps the amount. */
  function remove(bill: Bill) {
    const rest = bills.filter(({ id }) => id !== bill.id);
    form.change(
      rest.length > 0
        ? { bills: rest }
        : { bills: rest, amount: typed.amount, unit: typed.unit, calorificValue: bill.calorificValue ?? '' },
    );
  }

  return (
    <div role="group" aria-label={t('bills.title')} className={styles.bills}>
      <h3 className={styles.title}>{t('bills.title')}</h3>
      {bills.length === 0 ? (
        <p className={styles.hint}>{t('bills.hint')}</p>
      ) : (
        <>
          <p className={styles.sum}>
            {t('bills.sum', {
              count: bills.length,
              amount: figure(typed.amount, 'exact'),
              unit: names.unit(typed.unit),
            })}
          </p>
          {fault && <p className={styles.fault}>{fault}</p>}
          {missing.length > 0 && (
            <p className={styles.hint}>
              {t('bills.missing', { months: enumerated(missing.map(month), locale) })}
            </p>
          )}
          <BillLines
            bills={bills}
            fiscalYear={fiscalYear}
            activity={activity}
            onOpen={onOpen}
            onRemove={remove}
          />
          <BillMonths bills={bills} year={year} activity={activity} />
        </>
      )}
      {bills.length < maxBills && (
        <Button size="small" onClick={() => onOpen('new')}>
          <Plus size={16} aria-hidden />
          {t('bills.add')}
        </Button>
      )}
    </div>
  );
}
