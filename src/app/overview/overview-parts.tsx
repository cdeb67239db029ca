import type { CustomerRequest } from '../../../core/contracts/customer-requests';
import { useGuided } from '../../domain/people/use-guided';
import { useSession } from '../../lib/session/use-session';
import { FirstAnswer } from './first-answer';
import { KeyFigures } from './key-figures';
import { NextSteps } from './next-steps';
import * as styles from './overview-parts.module.css';
import { SetUpList } from './set-up-list';

/** The beginning of the overview: a new company sees its set-up until it is done, every other what to do next. */
export default function OverviewParts({ requests }: { requests: readonly CustomerRequest[] }) {
  const guided = useGuided();
  const { profile } = useSession();
  if (guided) return profile && <SetUpList newcomer={profile} />;
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
