import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import { creationOf, deletionOf, recordSubject, updateOf, type Kind } from './record-edits';
import { change, put, remove } from './record-patches';

const kind: Kind<SupplierInput> = {
  resource: 'suppliers',
  tag: 'SupplierInputs',
  wire: {
    distributionId: 'DistributionId',
    supplierId: 'SupplierId',
    supplierName: 'SupplierName',
    countryCode: 'CountryCode',
    shareOfSectorInput: 'ShareOfSectorInput',
  },
  creation: ({ id }) => ({ SupplierInputId: id }),
  compared: {
    shareOfSectorInput: 'field.share',
    supplierName: 'field.supplier',
    countryCode: 'field.country',
  },
  list: (of, recipe) => patch(carbonApi.endpoints.getSupplierInputs, of, recipe),
  // The sector that it belongs to may have been added on this device a moment ago.
  needs: ({ distributionId }) => [recordSubject('distributions', distributionId)],
};

export const createSupplierInput = defineEdit(creationOf(kind, put));
export const updateSupplierInput = defineEdit(updateOf(kind, change));
export const deleteSupplierInput = defineEdit(deletionOf(kind, remove));
