import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrder, isOfYear, sumOfBills, type FiscalYear } from '../../../../../core/carbon/inputs/bills';
import { groupBy } from '../../../../../core/collections/group-by';
import type { Measured } from '../../../../../core/carbon/inputs/units';
import type { Bill } from '../../../../../core/contracts/ca-activities-data';
import { Button } from '../../../../components/ui/button';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useFaultText } from '../../records/use-fault-text';
import { useNames } from '../../shared/use-names';
import { useBillTexts } from './use-bill-texts';
import * as styles from './bills.module.css';

interface BillLinesProps {
  bills: readonly Bill[];
  fiscalYear: FiscalYear;
  activity: Measured;
  onOpen: (bill: Bill) => void;
  onRemove: (bill: Bill) => void;
}

/** More bills than this are listed by month: thousands of lines would make every key pressed in the form slow. */
const maxLines = 60;

/** Bills in the order of their days; many of them by the month in which they begin. */
export function BillLines({ bills, ...rest }: BillLinesProps) {
  const ordered = inOrder(bills);
  if (ordered.length <= maxLines) return <Lines bills={ordered} {...rest} />;
  const months = groupBy(ordered, ({ from }) => from.slice(0, 7));
  return [...months].map(([month, ofMonth]) => <Month key={month} bills={ofMonth} {...rest} />);
}

/** The bills of a month, rendered once it is opened. */
function Month({ bills, ...rest }: BillLinesProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const names = useNames();
  const { monthOf } = useBillTexts();
  const [isOpen, setOpen] = useState(false);
  const [first] = bills;
  const { typed } = sumOfBills(bills, rest.activity);
  const sum = { amount: figure(typed.amount, 'exact'), unit: names.unit(typed.unit) };
  return (
    <details className={styles.lines} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {first && monthOf(first)} · {t('bills.sum', { count: bills.length, ...sum })}
      </summary>
      {isOpen && <Lines bills={bills} {...rest} />}
    </details>
  );
}

function Lines({ bills, fiscalYear, onOpen, onRemove }: BillLinesProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const names = useNames();
  const { period } = useBillTexts();
  const faultText = useFaultText();
  return (
    <ul className={styles.lines}>
      {bills.map((bill) => (
        <li key={bill.id} className={styles.line}>
          <div className={styles.facts}>
            {[period(bill), bill.evidence, bill.note].filter(Boolean).join(' · ')}
            {!isOfYear(bill, fiscalYear) && <p className={styles.fault}>{faultText('BILL_OF_OTHER_YEAR')}</p>}
          </div>
          <span className={styles.end}>
            <span className={styles.amount}>
              {figure(bill.amount, 'exact')} {names.unit(bill.unit)}
            </span>
            <Button
              size="small"
              variant="quiet"
              iconOnly
              aria-label={t('bills.editOf', { period: period(bill) })}
              onClick={() => onOpen(bill)}
            >
              <Pencil size={16} aria-hidden />
            </Button>
            <Button
              size="small"
              variant="quiet"
              iconOnly
              aria-label={t('bills.removeOf', { period: period(bill) })}
              onClick={() => onRemove(bill)}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </span>
        </li>
      ))}
    </ul>
  );
}
