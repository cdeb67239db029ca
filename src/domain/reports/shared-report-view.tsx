import type { i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { SharedReport } from '../../../core/contracts/shared-report';
import { locales, type Locale } from '../../../core/i18n/locales';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { useLocale } from '../../lib/i18n/use-locale';
import { createLoadable, useLoadable, type Loadable } from '../../lib/loading/loadable';
import type { SharedReportContent } from './shared-report-content';

interface Parts {
  words: i18n;
  Content: typeof SharedReportContent;
}

async function load(locale: Locale): Promise<Parts> {
  const [{ loadWords }, { SharedReportContent: Content }] = await Promise.all([
    import('./load-report-texts'),
    import('./shared-report-content'),
  ]);
  return { words: await loadWords(locale), Content };
}

const byLocale = Object.fromEntries(
  locales.map((locale) => [locale, createLoadable(() => load(locale))]),
) as Readonly<Record<Locale, Loadable<Parts>>>;

/** A shared report with its texts; both are loaded when it is opened. */
export function SharedReportView({ report }: { report: SharedReport }) {
  const { t } = useTranslation('customer-view');
  const { locale } = useLocale();
  const loaded = useLoadable(byLocale[locale]);
  if (loaded.status === 'failed') return <p role="alert">{t('reports.failed')}</p>;
  if (loaded.status !== 'ready') return <SkeletonLines label={t('preview.loading')} />;
  const { words, Content } = loaded.content;
  return (
    <I18nextProvider i18n={words}>
      <Content report={report} />
    </I18nextProvider>
  );
}
