import { useTranslation } from 'react-i18next';
import { listFormat } from '../../../../core/i18n/intl';
import type { YearReport } from '../../../../core/contracts/ca-years';
import { Notice } from '../../../components/ui/notice';
import { useLocale } from '../../../lib/i18n/use-locale';

/** What suppliers have shared or withdrawn since the calculation; the results stay until the next one. */
export function SupplierNews({ report: { supplierNews } }: { report: YearReport }) {
  const { t } = useTranslation('carbon-results');
  const { locale } = useLocale();
  return (['newer', 'withdrawn'] as const).map((what) => {
    const names = supplierNews.filter((each) => each.what === what).map(({ supplierName }) => supplierName);
    if (names.length === 0) return null;
    return (
      <Notice
        key={what}
        tone="info"
        title={t(`news.${what}`, { suppliers: listFormat(locale).format(names) })}
      >
        {t(`news.${what}Text`)}
      </Notice>
    );
  });
}
