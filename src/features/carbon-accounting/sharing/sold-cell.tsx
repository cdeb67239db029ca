import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { quantityFault } from '../../../../core/carbon/inputs/figures';
import { toMoneyTables } from '../../../../core/carbon/factors/money-tables';
import { turnoverIn, turnoverRule } from '../../../../core/carbon/inputs/turnover';
import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { NumberCell } from '../records/number-cell';
import { useAccess } from '../shared/use-access';
import { turnoverUnit, typedTurnover } from '../records/turnover-unit';
import { useTurnoverUnits } from '../spend/use-turnover-units';
import type { AllocationRow } from './allocation-rows';
import { changeSold } from './sharing-edits';
import { soldField } from './sold-field';
import { turnoverUnitOfYear } from './turnover-unit-of-year';
import * as styles from './sharing.module.css';

interface SoldCellProps {
  row: AllocationRow;
  of: AllocationOfYear;
  settings: AccountingSettings;
}

/** The sales to a customer, in the unit by which the year is allocated. */
export function SoldCell({ row, of, settings }: SoldCellProps) {
  const { t } = useTranslation('carbon-share');
  const { canManage } = useAccess();
  const { unitText } = useTurnoverUnits();
  const projectId = useProjectId();
  const save = useEdit(changeSold);
  const { year, basis } = of;
  const ofYear = turnoverUnitOfYear(of, settings);
  const unit = row.turnover ? turnoverUnit(row.turnover, settings.currency) : ofYear;
  const tables = useMemo(() => toMoneyTables(settings.money), [settings.money]);
  const rule = useMemo(() => turnoverRule({ unit, year }, tables), [unit, year, tables]);
  const { customerId, name, version } = row;
  const shared = {
    label: t('sold.label', { customer: name }),
    version,
    isEmptyAtZero: true,
    isReadOnly: !canManage,
  };
  if (basis.method === 'physical')
    return (
      <NumberCell
        key="physical"
        {...shared}
        field={soldField(String(customerId), 'quantity')}
        value={row.quantity ?? 0}
        unit={t(`units.${basis.unit}`)}
        hidesUnit
        fault={quantityFault}
        faultOfText="AMOUNT_NOT_POSITIVE"
        onSave={(quantity, seen = version) => {
          if (projectId !== undefined)
            void save({ projectId, year, customerId, name, quantity, version: seen });
        }}
      />
    );
  return (
    <>
      <NumberCell
        key={unit}
        {...shared}
        field={soldField(String(customerId), unit ?? 'USD')}
        value={row.turnover ? typedTurnover(row.turnover) : 0}
        unit={unitText(unit)}
        hidesUnit={unit === ofYear}
        fault={rule}
        faultOfText="TURNOVER_NEGATIVE"
        onSave={(typed, seen = version) => {
          const turnover = turnoverIn(typed, { unit, year }, tables);
          if (projectId !== undefined)
            void save({ projectId, year, customerId, name, turnover, version: seen });
        }}
      />
      {unit !== ofYear && (
        <p className={styles.note}>{t('sold.otherCurrency', { currency: unit ?? 'USD', year })}</p>
      )}
    </>
  );
}
