import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { arrivedOf } from '../../../../../core/products/requested-footprints';
import type { AskedFootprint, AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import type { Product, ProductLine } from '../../../../../core/contracts/ca-products';
import type { ApiError } from '../../../../lib/api/api-error';
import type { EditOutcome } from '../../../../lib/outbox/actions';
import { useEdit } from '../../../../lib/outbox/use-edit';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject } from '../../shared/use-error-text';
import { useReceived } from '../received/use-received';
import { useGetAskedOfLinesQuery, useGetAskedPartiesQuery } from './requested-api';
import { requestFootprint } from './request-edits';

/** Parties that can be asked for footprints. */
export function useRequestableParties() {
  const projectId = useProjectId();
  return useGetAskedPartiesQuery(projectId ?? skipToken);
}

export interface Requested extends AskedFootprint {
  /** The requested footprint, if it has been offered. */
  arrived: OfferedProduct | undefined;
}

/** The requests made from a line, newest first; undefined until they have loaded. */
export function useRequested({ id }: Pick<ProductLine, 'id'>): readonly Requested[] | undefined {
  const projectId = useProjectId();
  const { data } = useGetAskedOfLinesQuery(projectId ?? skipToken);
  const { data: offered = [] } = useReceived();
  return data
    ?.filter(({ lineId }) => lineId === id)
    .map((asked) => ({ ...asked, arrived: arrivedOf(asked, offered) }));
}

export interface FootprintRequest {
  party: AskedParty;
  part: string;
  partNumber: string;
  comment: string;
}

interface FootprintRequests {
  send: (line: ProductLine, request: FootprintRequest) => Promise<EditOutcome<unknown>>;
  /** Why the server refused the last request. */
  failure: ApiError | undefined;
}

/** Requests footprints of parts of a product. */
export function useRequestFootprint({ id: productId }: Pick<Product, 'id'>): FootprintRequests {
  const projectId = useProjectId();
  const edit = useEdit(requestFootprint);
  const [failure, setFailure] = useState<ApiError>();

  function make(
    lineId: string,
    request: FootprintRequest,
  ): Promise<EditOutcome<unknown>> | EditOutcome<unknown> {
    if (projectId === undefined) return { status: 'refused', error: noProject };
    const place = { projectId, id: crypto.randomUUID(), productId, lineId };
    return edit({ ...place, ...request, at: new Date().toISOString() });
  }

  return {
    failure,
    async send({ id }, request) {
      setFailure(undefined);
      const outcome = await make(id, request);
      if (outcome.status === 'refused') setFailure(outcome.error);
      return outcome;
    },
  };
}
