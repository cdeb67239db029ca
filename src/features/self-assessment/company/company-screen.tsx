import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { catalogue } from '../../../../data/questions/catalogue';
import { Card, Page } from '../../../components/layout/page';
import { Button } from '../../../components/ui/button';
import { LoadFailure } from '../../../components/ui/load-failure';
import { SkeletonLines } from '../../../components/ui/skeleton-lines';
import { StaleNotice } from '../../../components/ui/stale-notice';
import { useLocale } from '../../../lib/i18n/use-locale';
import { companySubject } from '../state/company-edits';
import { emptyCompanyQuestions } from '../state/company-draft';
import { companyViewOf } from '../state/company-view';
import { useCompanyQuestions } from '../use-assessment';
import { useCompanyGroups } from './use-company-groups';
import { useCompanyNav } from './use-company-nav';
import { useReadOnly } from '../status/use-read-only';
import { useSaveCompany } from './use-save-company';
import { useShownGroup } from '../groups/use-shown-group';
import { printPath } from '../paths';
import { AnswerProgress } from '../status/answer-progress';
import { CompanyForm } from './company-form';
import { GroupBar } from '../groups/group-bar';
import { GroupPager } from '../groups/group-pager';
import { ReadOnlyNotice } from '../status/read-only-notice';
import { SaveStatus } from '../status/save-status';
import { SectionNav } from '../groups/section-nav';
import * as styles from '../groups/assessment-page.module.css';
import { SheetDialog } from '../sheet/sheet-dialog';
import { SubmissionStatusPill } from '../status/submission-status-pill';

/** The answers that a company gives once for all its customers. */
export function CompanyScreen() {
  const { t } = useTranslation('assessment');
  const { pathTo } = useLocale();
  const { data, failure, retry } = useCompanyQuestions();
  const isReadOnly = useReadOnly();
  const view = companyViewOf(data ?? emptyCompanyQuestions);
  const sections = useCompanyNav(view);
  const groups = useCompanyGroups(view);
  const [shown, show] = useShownGroup(groups);
  const save = useSaveCompany(view.questions);
  const [isSheet, setSheet] = useState(false);
  return (
    <Page
      parent={{ to: pathTo('/self-assessment/'), name: t('segment.back') }}
      title={t('company.title')}
      intro={t('company.intro')}
      actions={
        <Button disabled={data === undefined} onClick={() => setSheet(true)}>
          <FileSpreadsheet size={16} aria-hidden />
          {t('sheet.open')}
        </Button>
      }
    >
      <ReadOnlyNotice />
      {data !== undefined && failure && <StaleNotice title={failure} onRetry={retry} />}
      {data === undefined && failure && <LoadFailure title={failure} onRetry={retry} />}
      {data === undefined && !failure && (
        <Card>
          <SkeletonLines label={t('common:shell.loading')} />
        </Card>
      )}
      {data !== undefined && (
        <GroupBar groups={groups} shown={shown} onShow={show} subject={companySubject()}>
          {t('progress.answered', { answered: view.progress.answered, total: view.progress.total })}
        </GroupBar>
      )}
      {data !== undefined && (
        <div className={styles.columns}>
          <div className={styles.side}>
            <div className={styles.status}>
              <div>
                <SubmissionStatusPill status={view.status} />
              </div>
              <AnswerProgress progress={view.progress} />
              <SaveStatus subject={companySubject()} isAnswered={view.status !== 'notStarted'} />
            </div>
            <div className={styles.nav}>
              <SectionNav sections={sections} />
            </div>
          </div>
          <div className={styles.form}>
            <CompanyForm view={view} shown={shown} disabled={isReadOnly} />
            <GroupPager groups={groups} shown={shown} onShow={show} />
          </div>
        </div>
      )}
      {isSheet && (
        <SheetDialog
          questionnaire={{
            title: t('company.title'),
            fileName: 'company-overview',
            sections: catalogue.company,
            hotspots: [],
            questions: view.answers.questions,
            measures: {},
            lists: view.questions,
            save,
          }}
          printPath={printPath(null)}
          disabled={isReadOnly}
          onClose={() => setSheet(false)}
        />
      )}
    </Page>
  );
}
