import { useTranslation } from 'react-i18next';
import { NoRateError, toUsd, type MoneyTables } from '../../../../core/carbon/factors/money';
import { useFigures } from '../../../lib/i18n/use-figures';

interface ConversionProps {
  turnoverInThsd: number;
  currency: string;
  year: number;
  tables: MoneyTables;
}

/** The steps that convert a turnover to USD of the factors' price year. */
export function Conversion({ tables, ...turnover }: ConversionProps) {
  const { t } = useTranslation('carbon-update');
  const { figure } = useFigures();
  const steps = convert(turnover, tables);
  if (!steps) return null;
  const { currency, usdPerUnit, rateYear, priceFactor, indexYear, turnoverInThsdUSD } = steps;
  const inDollars = turnover.turnoverInThsd * usdPerUnit;
  return (
    <>
      <span>{t('spend.whyDollars')}</span>
      {currency !== 'USD' && (
        <span>
          {t('spend.rate', {
            rate: figure(usdPerUnit, 'exact'),
            currency,
            year: rateYear,
            result: figure(inDollars, 'share'),
          })}
        </span>
      )}
      <span>
        {t('spend.prices', {
          factor: figure(priceFactor, 'checked'),
          year: indexYear,
          result: figure(turnoverInThsdUSD, 'share'),
        })}
      </span>
    </>
  );
}

function convert(turnover: Omit<ConversionProps, 'tables'>, tables: MoneyTables) {
  try {
    return toUsd(turnover, tables);
  } catch (error) {
    if (error instanceof NoRateError) return undefined;
    throw error;
  }
}
