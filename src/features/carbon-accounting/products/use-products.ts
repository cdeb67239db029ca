import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { isSame } from '../../../../core/compare/is-same';
import type { Product, ProductValues } from '../../../../core/contracts/ca-products';
import type { ApiError } from '../../../lib/api/api-error';
import type { EditOutcome } from '../../../lib/outbox/actions';
import { useEdit } from '../../../lib/outbox/use-edit';
import { useSendAgain } from '../../../lib/outbox/use-refused-edit';
import { useProjectId } from '../../../lib/session/use-session';
import { seenVersion } from '../records/new-records';
import { noProject } from '../shared/use-error-text';
import type { ProductChanges } from './product-differences';
import { changeProduct, createProduct, productSubject, removeProduct } from './product-edits';
import { useGetProductsQuery } from './products-api';

export function useProducts() {
  const projectId = useProjectId();
  return useGetProductsQuery(projectId ?? skipToken);
}

export interface ProductEdits {
  add: (id: string, values: ProductValues) => void;
  /** `seen` is the product when typing began, so that later changes by others are not overwritten. */
  change: (seen: Product, changes: Omit<ProductChanges, 'replaced'>) => void;
  /** Resolves to whether it is gone, as far as this device knows. */
  remove: (seen: Product) => Promise<boolean>;
  /** Why the server refused the last edit. */
  failure: ApiError | undefined;
  dismiss: () => void;
}

/** Edits of products: optimistic, sent when possible. */
export function useProductEdits(): ProductEdits {
  const projectId = useProjectId();
  const sendAgain = useSendAgain();
  const create = useEdit(createProduct);
  const save = useEdit(changeProduct);
  const take = useEdit(removeProduct);
  const [failure, setFailure] = useState<ApiError>();

  async function make(edit: (projectId: number) => Promise<EditOutcome<unknown>>): Promise<boolean> {
    const outcome =
      projectId === undefined ? ({ status: 'refused', error: noProject } as const) : await edit(projectId);
    setFailure(outcome.status === 'refused' ? outcome.error : undefined);
    return outcome.status !== 'refused';
  }

  return {
    failure,
    dismiss: () => setFailure(undefined),
    add: (id, values) => void make((of) => create({ projectId: of, id, values })),
    change(seen, { values = {}, ...changes }) {
      const different = Object.entries(values).filter(
        ([name, value]) => !isSame(value, seen[name as keyof ProductValues]),
      );
      if (different.length === 0 && !changes.lines && !changes.removed)
        return sendAgain(productSubject(seen.id));
      const { id, name } = seen;
      const before = new Set(seen.lines.map((line) => line.id));
      const replaced = changes.lines?.map((line) => line.id).filter((of) => before.has(of));
      void make((of) =>
        save({
          projectId: of,
          id,
          name,
          ...changes,
          ...(replaced && { replaced }),
          ...(different.length > 0 && { values: Object.fromEntries(different) }),
          ...seenVersion(seen),
        }),
      );
    },
    remove: (seen) =>
      make((of) => take({ projectId: of, id: seen.id, name: seen.name, ...seenVersion(seen) })),
  };
}
