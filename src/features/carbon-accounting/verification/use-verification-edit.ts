import { useState } from 'react';
import { isSame } from '../../../../core/compare/is-same';
import type { YearVerification } from '../../../../core/contracts/ca-verifications';
import type { ScopeTonnes } from '../../../../core/contracts/shared-figures';
import type { AccountVerification } from '../../../../core/contracts/verification';
import type { ApiError } from '../../../lib/api/api-error';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { noProject } from '../shared/use-error-text';
import { changeVerification } from './verification-edits';

/** What the person saw when typing began. */
export interface SeenVerification {
  verification: YearVerification;
  tonnes: ScopeTonnes;
}

export interface VerificationEdit {
  /** Null withdraws it. */
  save: (seen: SeenVerification, verification: AccountVerification | null) => void;
  /** Why the server refused the last edit. */
  failure: ApiError | undefined;
}

/** States or withdraws the verification of a year. @param current as it is shown now */
export function useVerificationEdit(year: number, current: YearVerification): VerificationEdit {
  const projectId = useProjectId();
  const edit = useEdit(changeVerification);
  const [failure, setFailure] = useState<ApiError>();

  async function make(seen: SeenVerification, verification: AccountVerification | null) {
    const { stated, version } = seen.verification;
    const isOutdated = !isSame(stated, current.stated);
    setFailure(undefined);
    if (projectId === undefined) return setFailure(noProject);
    const outcome = await edit({
      ...{ projectId, year, verification, seen: seen.tonnes, version },
      ...(isOutdated && { isOutdated }),
    });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return { failure, save: (seen, verification) => void make(seen, verification) };
}
