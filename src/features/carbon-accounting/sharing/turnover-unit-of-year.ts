import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { turnoverUnit, type TurnoverUnit } from '../spend/turnover-unit';

const nothing = { turnoverInThsdUSD: 0, turnoverInThsd: null, currency: null };

/** What the turnover of the year is typed in, and so what was sold to customers. */
export const turnoverUnitOfYear = (
  { turnover }: AllocationOfYear,
  { currency }: AccountingSettings,
): TurnoverUnit => turnoverUnit(turnover ?? nothing, currency);
