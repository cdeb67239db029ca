import type { AllocationOfYear } from '../../../../core/contracts/ca-allocations';
import type { AccountingSettings } from '../../../../core/contracts/ca-settings';
import { turnoverUnit, type TurnoverUnit } from '../records/turnover-unit';

const nothing = { turnoverInThsdUSD: 0, turnoverInThsd: null, currency: null };

/** The unit of the year's turnover, which also applies to sales. */
export const turnoverUnitOfYear = (
  { turnover }: AllocationOfYear,
  { currency }: AccountingSettings,
): TurnoverUnit => turnoverUnit(turnover ?? nothing, currency);
