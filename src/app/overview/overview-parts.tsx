import { lazy } from 'react';
import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { useGuided } from '../../domain/people/use-guided';
import { useSession } from '../../lib/session/use-session';
import { FirstAnswer } from './first-answer';
import { KeyFigures } from './key-figures';
import { NextSteps } from './next-steps';
import * as styles from './overview-parts.module.css';

// Only new companies need it.
const SetUpList = lazy(() => import(/* webpackChunkName: "setUpList" */ './set-up-list'));

/** The top of the overview: for a new company its set-up until it is done, otherwise the next steps. */
export default function OverviewParts({ requests }: { requests: readonly CustomerRequest[] }) {
  const guided = useGuided();
  const { profile } = useSession();
  if (guided) return profile && <SetUpList profile={profile} />;
  return (
    <>
      <FirstAnswer />
      <div className={styles.head}>
        <NextSteps requests={requests} />
        <KeyFigures />
      </div>
    </>
  );
}
