import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useListLoad, type ListLoad } from '../../../components/form/use-list-load';
import { useGetSuppliersQuery } from '../../../domain/suppliers/suppliers-api';
import type { ApiError } from '../../../lib/api/api-error';
import { useProjectId } from '../../../lib/session/use-session';

interface LinkedSuppliers {
  /** The company's own suppliers; empty without access to them. */
  suppliers: readonly Supplier[];
  /** Finds the supplier that a supplier input's id identifies. */
  find: (supplierId: string) => Supplier | undefined;
  load: ListLoad;
}

const none: readonly Supplier[] = [];

/** Suppliers whose answers can be used in the accounts. */
export function useLinkedSuppliers(): LinkedSuppliers {
  const query = useGetSuppliersQuery(useProjectId() ?? skipToken);
  const { isLoading, failure } = useListLoad(query);
  const isRefused = (query.error as ApiError | undefined)?.status === 403;
  const suppliers = query.data?.suppliers ?? none;
  const find = useMemo(() => supplierFinder(suppliers), [suppliers]);
  return { suppliers, find, load: { isLoading, failure: isRefused ? undefined : failure } };
}
