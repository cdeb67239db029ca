import { useTranslation } from 'react-i18next';
import type { ProductFootprint, ProductValues } from '../../../../core/contracts/ca-products';
import { enumerated } from '../../../../core/i18n/intl';
import { Facts, type Fact } from '../../../components/layout/facts';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useProductTexts } from './use-product-texts';
import * as styles from './products.module.css';

interface FootprintFactsProps {
  values: ProductValues;
  footprint: ProductFootprint;
  /** Of a release. */
  verified?: readonly Fact[];
}

/** A footprint with its components and data quality. */
export function FootprintFacts({ values, footprint, verified = [] }: FootprintFactsProps) {
  const { t } = useTranslation('carbon-products');
  const { figure, finePercent } = useFigures();
  const { locale } = useLocale();
  const { kg } = useProductTexts();
  const { declaredUnit, mass, exemptedPercent, exemptedReason } = values;
  const { fossil, landUse, biogenic, uptake, packaging, primaryShare, dataQuality, gwp, sources } = footprint;
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.total}>{kg(footprint.kg)}</p>
        {mass > 0 && declaredUnit !== 'kg' && (
          <p className={styles.muted}>{t('summary.perKg', { kg: figure(footprint.kg / mass, 'factor') })}</p>
        )}
      </div>
      <Facts
        facts={[
          { name: t('summary.fossil'), value: kg(fossil) },
          { name: t('summary.landUse'), value: kg(landUse) },
          { name: t('summary.biogenic'), value: kg(biogenic) },
          {
            name: t('summary.uptake'),
            value: (
              <>
                {kg(uptake)}
                <span className={styles.note}>{t('summary.uptakeHint')}</span>
              </>
            ),
          },
          ...(packaging === null ? [] : [{ name: t('summary.packaging'), value: kg(packaging) }]),
          { name: t('summary.primary'), value: finePercent(primaryShare) },
          { name: t('summary.quality'), value: figure(dataQuality, 'percent') },
          ...verified,
          {
            name: t('summary.exempted'),
            value:
              exemptedPercent > 0
                ? `${finePercent(exemptedPercent)}: ${exemptedReason}`
                : t('summary.nothingExempted'),
          },
          {
            name: t('summary.boundary'),
            value: t(footprint.isPartial ? 'summary.boundaryPart' : 'summary.boundaryText'),
          },
          {
            name: t('summary.gwp'),
            value: enumerated(
              gwp.map((report) => `IPCC ${report}`),
              locale,
            ),
          },
          ...(sources.length === 0
            ? []
            : [
                {
                  name: t('summary.sources'),
                  value: sources.map(({ name, version }) => `${name}, ${version}`).join('; '),
                },
              ]),
        ]}
      />
    </div>
  );
}
