import { useState } from 'react';
import type { Product } from '../../../../../core/contracts/ca-products';
import type { ApiError } from '../../../../lib/api/api-error';
import { useEdit } from '../../../../lib/outbox/use-edit';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject } from '../../shared/use-error-text';
import { releaseProduct } from './release-edits';
import type { ReleaseTerms } from './use-release-form';

interface Release {
  release: (terms: ReleaseTerms) => void;
  /** Why the server refused the last release. */
  failure: ApiError | undefined;
}

/** Releases the footprint of a product as shown on screen. */
export function useRelease({ id: productId, name, footprint }: Product): Release {
  const projectId = useProjectId();
  const edit = useEdit(releaseProduct);
  const [failure, setFailure] = useState<ApiError>();

  async function make(terms: ReleaseTerms) {
    if (!footprint) return;
    setFailure(undefined);
    if (projectId === undefined) return setFailure(noProject);
    const id = crypto.randomUUID();
    const outcome = await edit({ projectId, productId, id, name, ...terms, seenKg: footprint.kg });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return { failure, release: (terms) => void make(terms) };
}
