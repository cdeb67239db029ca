import { useTranslation } from 'react-i18next';
import { kgPerTon } from '../../../../../core/carbon/calculation/totals';
import type { EmissionResult } from '../../../../../core/contracts/ca-emission-results';
import type { ResultFigures, UsedProduct } from '../../../../../core/contracts/ca-supplier-figures';
import { partName } from '../../../../../core/products/part-name';
import { Facts } from '../../../../components/layout/facts';
import { Day } from '../../../../components/ui/day';
import { Notice } from '../../../../components/ui/notice';
import { useCalendarDay } from '../../../../lib/i18n/use-calendar-day';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { useNames } from '../../shared/use-names';
import { FigureChoiceField } from '../../suppliers/figure-choice-field';
import * as styles from '../shared/results.module.css';

interface RowFiguresProps {
  row: EmissionResult;
  figures: ResultFigures;
  /** Name of the supplier. */
  supplier: string;
}

/** The figure that a purchase was calculated with, the results of the alternatives, and the choice. */
export function RowFigures({ row, figures, supplier }: RowFiguresProps) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const { options, year, sharedAt, isShared, linkingId, product } = figures;
  const isOfProduct = row.scopeDetails === 'supplier-specific';
  const isOwn = row.scopeDetails !== 'spend-based';
  return (
    <>
      <h3 className={styles.subtitle}>{t('figures.title')}</h3>
      {isOwn && !isShared && (
        <Notice tone="caution">{t(isOfProduct ? 'figures.goneProduct' : 'figures.gone')}</Notice>
      )}
      {product && <ProductSum product={product} />}
      <Facts
        facts={options.map(({ method, kg }) => {
          const tons = t('figures.tons', { value: figure(kg / kgPerTon, 'checked') });
          return {
            name: t(`method.${method}`),
            value: method === row.scopeDetails ? <strong>{`${tons} · ${t('figures.used')}`}</strong> : tons,
          };
        })}
      />
      {year !== null && (
        <p className={styles.explanation}>
          {isOfProduct ? t('figures.released') : t('figures.shared', { year })} <Day value={sharedAt} />
        </p>
      )}
      <FigureChoiceField
        year={row.year}
        linkingId={linkingId}
        supplier={supplier}
        methods={options.map(({ method }) => method)}
      />
    </>
  );
}

/** Quantity times the product's footprint, with its release. */
function ProductSum({ product }: { product: UsedProduct }) {
  const { t } = useTranslation('carbon-results');
  const { figure } = useFigures();
  const names = useNames();
  const day = useCalendarDay();
  const { locale } = useLocale();
  const { name, partNumber, number, periodEnd, primaryShare, verifiedBy, quantity, unit, kgPerUnit } =
    product;
  return (
    <>
      <p className={styles.explanation}>
        {t('figures.product', {
          name: partName(name, partNumber, locale),
          number,
          until: day(periodEnd),
          percent: figure(primaryShare, 'percent'),
        })}
      </p>
      {verifiedBy && <p className={styles.explanation}>{t('figures.verified', { name: verifiedBy })}</p>}
      <p>
        {t('figures.sum', {
          quantity: figure(quantity, 'exact'),
          unit: names.unit(unit),
          kg: figure(kgPerUnit, 'factor'),
          result: figure(quantity * kgPerUnit, 'checked'),
        })}
      </p>
    </>
  );
}
