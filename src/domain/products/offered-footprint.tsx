import { useTranslation } from 'react-i18next';
import { countryName } from '../../../core/countries/country-name';
import { enumerated } from '../../../core/i18n/intl';
import type { OfferedProduct } from '../../../core/contracts/ca-offered-products';
import { isExpired } from '../../../core/products/offer';
import { Facts, type Fact } from '../../components/layout/facts';
import { Day } from '../../components/ui/day';
import { Notice } from '../../components/ui/notice';
import { useFigures } from '../../lib/i18n/use-figures';
import { useLocale } from '../../lib/i18n/use-locale';
import { useToday } from '../../lib/timing/use-today';
import * as styles from './offered-footprint.module.css';
import { useOfferedTexts } from './use-offered-texts';
import { useVerificationFacts } from './use-verification-facts';

/** The complete footprint of a product as a customer sees it. */
export function OfferedFootprint({ product }: { product: OfferedProduct }) {
  const { t } = useTranslation('customer-view');
  const texts = useOfferedTexts();
  const today = useToday();
  const { values } = product;
  return (
    <div className={styles.footprint}>
      {isExpired(product, today) && (
        <Notice tone="caution" title={t('product.expired')}>
          {t('product.expiredText')}
        </Notice>
      )}
      {product.footprint.isPartial && (
        <Notice tone="caution" title={t('product.partial')}>
          {t('product.partialText')}
        </Notice>
      )}
      <p className={styles.total}>{texts.footprint(product)}</p>
      {values.description && <p className={styles.muted}>{values.description}</p>}
      <FootprintParts product={product} />
      {product.footprint.byKind.length > 0 && (
        <>
          <p className={styles.caption}>{t('product.kindsTitle')}</p>
          <Facts
            facts={product.footprint.byKind.map(({ kind, kg }) => ({
              name: t(`product.kinds.${kind}`),
              value: texts.kg(kg),
            }))}
          />
        </>
      )}
      <ReleaseFacts product={product} />
    </div>
  );
}

function FootprintParts({ product: { values, footprint, verification } }: { product: OfferedProduct }) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const { figure, finePercent } = useFigures();
  const { kg } = useOfferedTexts();
  const { fossil, landUse, biogenic, uptake, packaging, primaryShare, dataQuality, gwp, sources } = footprint;
  const { exemptedPercent, exemptedReason } = values;
  const verified = useVerificationFacts(verification);
  return (
    <Facts
      facts={[
        { name: t('product.fossil'), value: kg(fossil) },
        { name: t('product.landUse'), value: kg(landUse) },
        { name: t('product.biogenic'), value: kg(biogenic) },
        {
          name: t('product.uptake'),
          value: (
            <>
              {kg(uptake)}
              <span className={styles.hint}>{t('product.uptakeHint')}</span>
            </>
          ),
        },
        ...(packaging === null ? [] : [{ name: t('product.packaging'), value: kg(packaging) }]),
        { name: t('product.primary'), value: finePercent(primaryShare) },
        { name: t('product.quality'), value: figure(dataQuality, 'percent') },
        ...verified,
        {
          name: t('product.exempted'),
          value:
            exemptedPercent > 0
              ? `${finePercent(exemptedPercent)}: ${exemptedReason}`
              : t('product.nothingExempted'),
        },
        {
          name: t('product.boundary'),
          value: t(footprint.isPartial ? 'product.boundaryPart' : 'product.boundaryText'),
        },
        ...given(
          t('product.gwp'),
          enumerated(
            gwp.map((report) => `IPCC ${report}`),
            locale,
          ),
        ),
        ...given(t('product.sources'), sources.map(({ name, version }) => `${name}, ${version}`).join('; ')),
      ]}
    />
  );
}

/** Empty values are omitted. */
const given = (name: string, value: string): Fact[] => (value ? [{ name, value }] : []);

function ReleaseFacts({ product }: { product: OfferedProduct }) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const { figure } = useFigures();
  const { values, customerPartNumber = '', number, createdAt, validFrom, validUntil } = product;
  const carbon = (['mass', 'fossilCarbon', 'biogenicCarbon'] as const).filter((name) => values[name] > 0);
  return (
    <Facts
      facts={[
        { name: t('product.number', { number }), value: <Day value={createdAt} /> },
        { name: t('product.validFrom'), value: <Day value={validFrom} /> },
        { name: t('product.validUntil'), value: <Day value={validUntil} /> },
        { name: t('product.periodStart'), value: <Day value={values.periodStart} /> },
        { name: t('product.periodEnd'), value: <Day value={values.periodEnd} /> },
        ...given(t('product.customerPartNumber'), customerPartNumber),
        ...given(t('product.partNumber'), values.partNumber),
        ...(['gtin', 'customsCode', 'cpc', 'site'] as const).flatMap((name) =>
          given(t(`product.${name}`), values[name]),
        ),
        { name: t('product.country'), value: countryName(values.country, locale) },
        ...carbon.map((name) => ({
          name: t(`product.${name}`),
          value: figure(values[name], 'exact'),
        })),
      ]}
    />
  );
}
