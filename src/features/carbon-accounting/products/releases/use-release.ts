import { useState } from 'react';
import type { Product } from '../../../../../core/contracts/ca-products';
import type { ApiError } from '../../../../lib/api/api-error';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import { useEdit } from '../../../../lib/outbox/use-edit';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject } from '../../shared/use-error-text';
import { releaseProduct } from './release-edits';
import type { ReleaseTerms } from './use-release-form';

interface Release {
  release: (terms: ReleaseTerms) => Promise<EditOutcome<unknown>>;
  /** Why the server refused the last release. */
  failure: ApiError | undefined;
}

/** Releases the footprint of a product as shown on screen. */
export function useRelease({ id: productId, name, footprint }: Product): Release {
  const projectId = useProjectId();
  const edit = useEdit(releaseProduct);
  const [failure, setFailure] = useState<ApiError>();

  function make(terms: ReleaseTerms): Promise<EditOutcome<unknown>> | EditOutcome<unknown> {
    if (projectId === undefined || !footprint) return { status: 'refused', error: noProject };
    const id = crypto.randomUUID();
    return edit({ projectId, productId, id, name, ...terms, seenKg: footprint.kg });
  }

  return {
    failure,
    async release(terms) {
      setFailure(undefined);
      const outcome = await make(terms);
      if (outcome.status === 'refused') setFailure(outcome.error);
      return outcome;
    },
  };
}
