import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toMoneyTables } from '../../../../core/carbon/factors/money-tables';
import { turnoverIn, turnoverRule, type Turnover } from '../../../../core/carbon/inputs/turnover';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { Button } from '../../../components/ui/button';
import { NumberCell } from '../records/number-cell';
import { useAccess } from '../shared/use-access';
import { Conversion } from './conversion';
import * as styles from './spend-section.module.css';
import { turnoverUnit, typedTurnover, type TurnoverUnit } from '../records/turnover-unit';
import { useTurnoverUnits } from './use-turnover-units';

interface TurnoverFieldProps {
  year: number;
  /** The stored turnover; zeroes if nothing was entered. */
  turnover: Turnover;
  /** Version of the record; undefined if there is none. */
  version: number | undefined;
  settings: AccountingSettings;
  /** `over` is the turnover that was typed over, `seen` its version. */
  onSave: (turnover: Turnover, seen: number | undefined, over: Turnover) => void;
}

/** Turnover in the currency of the books, with its value in USD of 2022; older figures keep their unit. */
export function TurnoverField({ year, turnover, version, settings, onSave }: TurnoverFieldProps) {
  const { t } = useTranslation('carbon-update');
  const { canManage } = useAccess();
  const { unitText, nameOf } = useTurnoverUnits();
  const tables = useMemo(() => toMoneyTables(settings.money), [settings.money]);
  const [chosen, setChosen] = useState<TurnoverUnit>();
  const storedUnit = turnoverUnit(turnover, settings.currency);
  const unit = chosen === undefined ? storedUnit : chosen;
  const rule = useMemo(() => turnoverRule({ unit, year }, tables), [unit, year, tables]);
  const value = unit === storedUnit ? typedTurnover(turnover) : 0;
  const hasNoRate = rule(0) === 'NO_RATE';
  const other = otherUnit(unit, { storedUnit, books: settings.currency, isFree: hasNoRate || value === 0 });
  return (
    <>
      {/* Before the field in the DOM, though shown below: it disappears as soon as the field is left, and
          would take the focus with it. */}
      {canManage && other !== undefined && (
        <div className={styles.unitChoice}>
          <Button size="small" variant="quiet" flush onClick={() => setChosen(other)}>
            {t('spend.enterIn', { unit: nameOf(other) })}
          </Button>
        </div>
      )}
      <NumberCell
        key={unit}
        label={t('spend.turnover')}
        field={unit === null ? 'turnoverInThsdUSD' : `turnover/${unit}`}
        value={value}
        version={version}
        unit={unitText(unit)}
        fault={rule}
        faultOfText="TURNOVER_NEGATIVE"
        isReadOnly={!canManage}
        onSave={(typed, seen, over) =>
          onSave(
            turnoverIn(typed, { unit, year }, tables),
            seen,
            over === value ? turnover : turnoverIn(over, { unit, year }, tables),
          )
        }
      />
      <div className={styles.typical}>
        {unit !== null && value > 0 && (
          <Conversion turnoverInThsd={value} currency={unit} year={year} tables={tables} />
        )}
        {hasNoRate && <span>{t('spend.noRate', { currency: unit, year })}</span>}
        {unit !== settings.currency && !hasNoRate && (
          <span>{t('spend.otherUnit', { unit: nameOf(unit), books: settings.currency })}</span>
        )}
      </div>
    </>
  );
}

/**
 * The other unit on offer: the stored one, the currency of the books, or USD of 2022 while nothing is
 * entered.
 */
function otherUnit(
  unit: TurnoverUnit,
  { storedUnit, books, isFree }: { storedUnit: TurnoverUnit; books: string; isFree: boolean },
): TurnoverUnit | undefined {
  if (unit !== storedUnit) return storedUnit;
  if (unit !== books && !isFree) return books;
  return isFree && unit !== null ? null : undefined;
}
