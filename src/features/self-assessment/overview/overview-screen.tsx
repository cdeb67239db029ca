import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useIsViewOnly } from '../../../domain/people/use-is-view-only';
import { useOverview } from '../submission/use-overview';
import { AddSegmentDialog } from './add-segment-dialog';
import { CompanyCard } from './company-card';
import * as styles from '../submission/assessment-cards.module.css';
import { SegmentList } from './segment-list';
import { SubmissionNotice } from '../submission/submission-notice';
import { SubmitCard } from '../submission/submit-card';
import { SustainabilityCard } from './sustainability-card';

/** The self-assessment: what is asked, the progress, and the submission to customers. */
export function OverviewScreen() {
  const { t } = useTranslation('assessment');
  const { overview, failure, retry } = useOverview();
  const [isAdding, setAdding] = useState(false);
  const isViewOnly = useIsViewOnly();
  return (
    <Page title={t('overview.title')} intro={t('overview.intro')}>
      {!overview && failure && <LoadFailure title={failure} onRetry={retry} />}
      {!overview && !failure && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
      {overview && (
        <>
          {failure && <StaleNotice title={failure} onRetry={retry} />}
          <SubmissionNotice overview={overview} />
          <SubmitCard overview={overview} />
          <CompanyCard view={overview.company} />
          <section className={styles.segments} aria-labelledby="segments-title">
            <header className={styles.sectionHead}>
              <div>
                <h2 id="segments-title" className={styles.sectionTitle}>
                  {t('segments.title')}
                </h2>
                <p className={styles.sectionText}>{t('segments.text')}</p>
              </div>
              {!isViewOnly && (
                <Button onClick={() => setAdding(true)}>
                  <Plus size={16} aria-hidden />
                  {t('segments.add')}
                </Button>
              )}
            </header>
            <SegmentList overview={overview} />
          </section>
          <SustainabilityCard />
        </>
      )}
      {isAdding && overview && <AddSegmentDialog views={overview.views} onClose={() => setAdding(false)} />}
    </Page>
  );
}
