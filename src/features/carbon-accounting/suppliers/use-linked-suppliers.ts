import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { supplierFinder } from '../../../../core/carbon/inputs/supplier-link';
import type { Supplier } from '../../../../core/contracts/supply-chain';
import { useGetSuppliersQuery } from '../../../domain/suppliers/suppliers-api';
import { useProjectId } from '../../../lib/session/use-session';

interface LinkedSuppliers {
  /** The company's own suppliers; empty without access to them. */
  suppliers: readonly Supplier[];
  /** Finds the supplier that a supplier input's id identifies. */
  find: (supplierId: string) => Supplier | undefined;
}

const none: readonly Supplier[] = [];

/** Suppliers whose answers can be used in the accounts. */
export function useLinkedSuppliers(): LinkedSuppliers {
  const { data } = useGetSuppliersQuery(useProjectId() ?? skipToken);
  const suppliers = data?.suppliers ?? none;
  return useMemo(() => ({ suppliers, find: supplierFinder(suppliers) }), [suppliers]);
}
