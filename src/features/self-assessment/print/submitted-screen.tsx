import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../../core/dates/format-day';
import { enumerated } from '../../../../core/i18n/intl';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { Notice } from '../../../components/ui/notice';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useLocale } from '../../../lib/i18n/use-locale';
import { useOverview, type Overview } from '../submission/use-overview';
import { overviewPath } from '../paths';
import { useSegmentName } from '../state/use-segment-name';
import { customersOf } from '../submission/customers-of';
import { asSubmitted, companyContent, segmentContent, type PrintContent } from './print-content';
import { PrintForm } from './print-form';

/** The document to keep: what customers received with the last submission, for printing or saving as PDF. */
export function SubmittedScreen() {
  const { t } = useTranslation('assessment');
  const { locale, pathTo } = useLocale();
  const { overview, failure, retry } = useOverview();
  const contentsOf = useContents();
  const day = formatDay(overview?.lastSubmitted, locale);
  return (
    <Page
      parent={{ to: pathTo(overviewPath), name: t('segment.back') }}
      title={t('paper.submitted')}
      intro={
        overview && day
          ? t('paper.delivered', { day, customers: enumerated(customersOf(overview.accepted), locale) })
          : undefined
      }
      actions={
        day && (
          <Button variant="primary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {t('sheet.print')}
          </Button>
        )
      }
    >
      {overview &&
        day &&
        contentsOf(overview).map((content) => (
          <PrintForm key={content.title} content={content} isBlank={false} isRecord />
        ))}
      {overview && !day && <Notice tone="info">{t('submit.never')}</Notice>}
      {!overview && failure && <LoadFailure title={failure} onRetry={retry} />}
      {!overview && !failure && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
    </Page>
  );
}

function useContents(): (overview: Overview) => readonly PrintContent[] {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  return ({ company: { questions }, views }) => {
    const segments = views.flatMap(({ segment }) => asSubmitted(segment) ?? []);
    return [
      ...(questions.submitted
        ? [companyContent({ ...questions, ...questions.submitted }, t('company.title'))]
        : []),
      ...segments.map((segment) => segmentContent(segment, name(segment).whole)),
    ];
  };
}
