import { Printer, SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../components/form/check-field';
import { Card, Page } from '../../../components/layout/page';
import { ScreenOnly } from '../../../components/layout/print-view';
import { Button } from '../../../components/ui/button';
import { EmptyState } from '../../../components/ui/empty-state';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { useLocale } from '../../../lib/i18n/use-locale';
import { emptyCompanyQuestions } from '../state/company-draft';
import type { SegmentKey } from '../state/segment-edits';
import { useCompanyQuestions, useSegments, type Loaded } from '../use-assessment';
import { useSegmentName } from '../state/use-segment-name';
import { companyPath, segmentPath } from '../../../domain/requests/assessment-paths';
import { companyContent, segmentContent, type PrintContent } from './print-content';
import { PrintForm } from './print-form';

/** The questions of a segment or of the company, for printing or saving as PDF; answered or blank. */
export function PrintScreen({ segment }: { segment: SegmentKey | null }) {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const [isBlank, setBlank] = useViewOption(false);
  const { content, isMissing, failure, retry } = useContent(segment);
  return (
    <Page
      parent={{ to: pathTo(segment ? segmentPath(segment) : companyPath), name: t('paper.back') }}
      title={content?.title ?? t('overview.title')}
      actions={
        <Button variant="primary" onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {t('sheet.print')}
        </Button>
      }
    >
      <ScreenOnly>
        <CheckField label={t('paper.blank')} name="blank" checked={isBlank} onChange={setBlank} />
      </ScreenOnly>
      {content && <PrintForm content={content} isBlank={isBlank} />}
      {!content && isMissing && (
        <EmptyState icon={SearchX} title={t('segment.notFound')}>
          {t('segment.notFoundText')}
        </EmptyState>
      )}
      {!content && !isMissing && failure && <LoadFailure title={failure} onRetry={retry} />}
      {!content && !isMissing && !failure && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
    </Page>
  );
}

interface Found extends Omit<Loaded<unknown>, 'data'> {
  content: PrintContent | undefined;
  /** The segments have loaded, and this one is not among them. */
  isMissing: boolean;
}

function useContent(segment: SegmentKey | null): Found {
  const { t } = useTranslation('assessment');
  const name = useSegmentName();
  const { data: segments, ...ofSegments } = useSegments();
  const { data: questions, ...ofCompany } = useCompanyQuestions();
  if (!segment) {
    if (questions === undefined) return { content: undefined, isMissing: false, ...ofCompany };
    const content = companyContent(questions ?? emptyCompanyQuestions, t('company.title'));
    return { content, isMissing: false, ...ofCompany };
  }
  const found = segments?.find(
    ({ sectorCode, countryCode }) => sectorCode === segment.sectorCode && countryCode === segment.countryCode,
  );
  if (!found) return { content: undefined, isMissing: segments !== undefined, ...ofSegments };
  return { content: segmentContent(found, name(found).whole), isMissing: false, ...ofSegments };
}
