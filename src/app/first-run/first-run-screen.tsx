import { skipToken } from '@reduxjs/toolkit/query/react';
import { navigate } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card, Page } from '../../components/layout/page';
import { ButtonRoute } from '../../components/ui/button-route';
import { LoadFailure } from '../../components/ui/load-failure';
import { SkeletonLines } from '../../components/ui/skeleton-lines';
import { FirstRunDone } from '../../features/first-run/components/first-run-done';
import { FirstRunFrame } from '../../features/first-run/components/first-run-frame';
import { IntroDialog } from '../../features/first-run/components/intro-dialog';
import { SuccessDialog } from '../../features/first-run/components/success-dialog';
import { useFirstRun } from '../../features/first-run/hooks/use-first-run';
import { useOverview } from '../../features/self-assessment/submission/use-overview';
import { useGetPrivilegesQuery } from '../../domain/company/project-api';
import { useLocale } from '../../lib/i18n/use-locale';
import type { ProfileRef } from '../../lib/session/first-run';
import { useGuided } from '../../domain/people/use-guided';
import { useSession } from '../../lib/session/use-session';
import { FirstRunStep, useIsFaulty } from './first-run-step';
import { isSkipped } from './is-skipped';

/** The guided first run: its steps, an introduction and an end, and an exit at any time. */
export function FirstRunScreen() {
  const { t } = useTranslation('first-run');
  const { pathTo } = useLocale();
  const { profile } = useSession();
  const guided = useGuided();
  // After a reload the areas count as open until the privileges have loaded.
  const { data: privileges, isError } = useGetPrivilegesQuery(profile?.projectId ?? skipToken);
  const isKnown = profile !== null && (privileges !== undefined || isError);
  // A person who completes the set-up here still sees the confirmation.
  const [wasGuided, setWasGuided] = useState(guided);
  if (guided && !wasGuided) setWasGuided(true);
  return (
    <Page
      title={t('title')}
      intro={t('lead')}
      actions={guided && <ButtonRoute to={pathTo('/overview/')}>{t('actions.later')}</ButtonRoute>}
    >
      {profile && wasGuided && <Steps profile={profile} />}
      {!wasGuided && isKnown && <FirstRunDone />}
      {!wasGuided && !isKnown && <Waiting />}
    </Page>
  );
}

function Steps({ profile }: { profile: ProfileRef }) {
  const { pathTo } = useLocale();
  const { progress, go, complete } = useFirstRun(profile);
  const { overview, failure, retry } = useOverview();
  const [isComplete, setComplete] = useState(false);
  const toOverview = () => void navigate(pathTo('/overview/'));
  const step = progress.step ?? 'targets';
  const isFaulty = useIsFaulty(step);

  return (
    <>
      {!overview && failure && <LoadFailure title={failure} onRetry={retry} />}
      {!overview && !failure && <Waiting />}
      {overview && (
        <FirstRunFrame
          step={step}
          furthest={progress.furthest}
          isFaulty={isFaulty}
          isSkipped={(id) =>
            isSkipped(id, progress.furthest, {
              questions: overview.company.questions,
              segments: overview.views,
            })
          }
          onGo={go}
          onComplete={() => {
            complete();
            setComplete(true);
          }}
        >
          <FirstRunStep step={step} overview={overview} />
        </FirstRunFrame>
      )}
      {progress.step === undefined && <IntroDialog onStart={() => go('targets')} onLater={toOverview} />}
      {isComplete && <SuccessDialog onClose={toOverview} />}
    </>
  );
}

function Waiting() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <SkeletonLines label={t('shell.loading')} />
    </Card>
  );
}
