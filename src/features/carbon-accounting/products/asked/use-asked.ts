import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { arrivedOf } from '../../../../../core/products/requested-footprints';
import type { AskedFootprint, AskedParty } from '../../../../../core/contracts/ca-asked-footprints';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import type { Product, ProductLine } from '../../../../../core/contracts/ca-products';
import type { ApiError } from '../../../../lib/api/api-error';
import { useEdit } from '../../../../lib/outbox/use-edit';
import { useProjectId } from '../../../../lib/session/use-session';
import { noProject } from '../../shared/use-error-text';
import { useReceived } from '../received/use-received';
import { useGetAskedOfLinesQuery, useGetAskedPartiesQuery } from './asked-api';
import { askForFootprint } from './asked-edits';

/** Parties that can be asked for footprints. */
export function useAskedParties() {
  const projectId = useProjectId();
  return useGetAskedPartiesQuery(projectId ?? skipToken);
}

export interface Asked extends AskedFootprint {
  /** The requested footprint, if it has been offered. */
  arrived: OfferedProduct | undefined;
}

/** The requests made from a line, newest first; undefined until they have loaded. */
export function useAsked({ id }: Pick<ProductLine, 'id'>): readonly Asked[] | undefined {
  const projectId = useProjectId();
  const { data } = useGetAskedOfLinesQuery(projectId ?? skipToken);
  const { data: offered = [] } = useReceived();
  return data
    ?.filter(({ lineId }) => lineId === id)
    .map((asked) => ({ ...asked, arrived: arrivedOf(asked, offered) }));
}

export interface Question {
  party: AskedParty;
  part: string;
  partNumber: string;
  comment: string;
}

interface Ask {
  ask: (line: ProductLine, question: Question) => void;
  /** Why the server refused the last request. */
  failure: ApiError | undefined;
}

/** Requests footprints of parts of a product. */
export function useAsk({ id: productId }: Pick<Product, 'id'>): Ask {
  const projectId = useProjectId();
  const edit = useEdit(askForFootprint);
  const [failure, setFailure] = useState<ApiError>();

  async function ask({ id: lineId }: ProductLine, question: Question) {
    setFailure(undefined);
    if (projectId === undefined) return setFailure(noProject);
    const place = { projectId, id: crypto.randomUUID(), productId, lineId };
    const outcome = await edit({ ...place, ...question, at: new Date().toISOString() });
    if (outcome.status === 'refused') setFailure(outcome.error);
  }

  return { failure, ask: (line, question) => void ask(line, question) };
}
