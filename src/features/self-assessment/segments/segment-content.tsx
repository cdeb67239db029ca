import { Copy, FileSpreadsheet } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BusinessSegment } from '../../../../core/contracts/business-segments';
import { Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { Flag } from '../../../components/ui/flag';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { segmentSubject } from '../state/segment-edits';
import { scoreAnchor } from '../groups/anchors';
import { useReadOnly } from '../status/use-read-only';
import { useSaveSegment } from './use-save-segment';
import { useSegmentGroups } from './use-segment-groups';
import { useSegmentName } from '../state/use-segment-name';
import { useSegmentNav } from './use-segment-nav';
import { useShownGroup } from '../groups/use-shown-group';
import { printPath } from '../paths';
import type { SegmentView } from '../state/segment-view';
import { AnswerProgress } from '../status/answer-progress';
import { GroupBar } from '../groups/group-bar';
import { GroupPager } from '../groups/group-pager';
import { ImportDialog } from './import-dialog';
import { ReadOnlyNotice } from '../status/read-only-notice';
import { SaveStatus } from '../status/save-status';
import { ScoreCard } from '../score/score-card';
import { ScoreLine } from '../score/score-line';
import { SectionNav } from '../groups/section-nav';
import { SegmentForm } from './segment-form';
import * as styles from '../groups/assessment-page.module.css';
import { ReviewButton } from '../status/review-button';
import { SheetDialog } from '../sheet/sheet-dialog';
import { SubmissionStatusPill } from '../status/submission-status-pill';

interface SegmentContentProps {
  view: SegmentView;
  /** Segments of the same sector in other countries. */
  sources: readonly BusinessSegment[];
  /** Why the newest answers could not be loaded. */
  failure: string | undefined;
  onRetry: () => void;
}

/** The questions of a segment with navigation, score and progress. */
export const SegmentContent = memo(function SegmentContent(props: SegmentContentProps) {
  const { view, sources, failure, onRetry } = props;
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const name = useSegmentName()(view.segment);
  const isReadOnly = useReadOnly();
  const sections = useSegmentNav(view);
  const groups = useSegmentGroups(view);
  const [shown, show] = useShownGroup(groups);
  const [isImporting, setImporting] = useState(false);
  const [isSheet, setSheet] = useState(false);
  const save = useSaveSegment(view.segment);
  const { sectorCode, countryCode } = view.segment;
  return (
    <Page
      parent={{ to: pathTo('/self-assessment/'), name: t('segment.back') }}
      title={name.sector}
      intro={
        <span className={styles.country}>
          <Flag country={countryCode} />
          {name.country}
          <SubmissionStatusPill status={view.status} />
        </span>
      }
      actions={
        <>
          {sources.length > 0 && !isReadOnly && (
            <Button onClick={() => setImporting(true)}>
              <Copy size={16} aria-hidden />
              {t('import.open')}
            </Button>
          )}
          <Button onClick={() => setSheet(true)}>
            <FileSpreadsheet size={16} aria-hidden />
            {t('sheet.open')}
          </Button>
          <ReviewButton
            status={view.status}
            isNext={view.progress.missingQuestions.length + view.progress.missingMeasures.length === 0}
          />
        </>
      }
    >
      <ReadOnlyNotice />
      {failure && <StaleNotice title={failure} onRetry={onRetry} />}
      <GroupBar groups={groups} shown={shown} onShow={show} subject={segmentSubject(view.segment)}>
        <ScoreLine view={view} />
        {t('progress.answered', { answered: view.progress.answered, total: view.progress.total })}
      </GroupBar>
      <div className={styles.columns}>
        <div className={styles.side}>
          <div className={styles.status}>
            <AnswerProgress progress={view.progress} />
            <SaveStatus subject={segmentSubject(view.segment)} isAnswered={view.status !== 'notStarted'} />
          </div>
          <div className={styles.nav}>
            <SectionNav sections={sections} />
          </div>
          <div
            id={scoreAnchor}
            className={styles.score}
            data-hidden-on-phone={shown !== scoreAnchor || undefined}
          >
            <ScoreCard view={view} />
          </div>
        </div>
        <div className={styles.form}>
          <SegmentForm shown={shown} disabled={isReadOnly} />
          <GroupPager groups={groups} shown={shown} onShow={show} />
        </div>
      </div>
      {isSheet && (
        <SheetDialog
          questionnaire={{
            title: name.whole,
            fileName: `${sectorCode}-${countryCode}`.toLowerCase(),
            ...view.plan,
            ...view.answers,
            save,
          }}
          printPath={printPath(view.segment)}
          disabled={isReadOnly}
          onClose={() => setSheet(false)}
        />
      )}
      {isImporting && <ImportDialog view={view} sources={sources} onClose={() => setImporting(false)} />}
    </Page>
  );
});
