import { isUuid } from '../../../../core/records/is-uuid';
import { supplierInputFields } from '../../../../core/carbon/inputs/input-fields';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { defineEdit } from '../../../lib/outbox/edit';
import { patch } from '../../../lib/outbox/patch';
import { carbonApi } from '../api';
import {
  creationOf,
  deletionOf,
  formerNumber,
  recordSubject,
  updateOf,
  type Kind,
} from '../records/record-edits';
import { change, put, remove } from '../records/record-patches';

const kind: Kind<SupplierInput> = {
  resource: 'suppliers',
  tag: 'SupplierInputs',
  fields: supplierInputFields,
  creation: ({ id, snowflakeId }, year) => ({
    ...{ SupplierInputId: id, Year: year },
    ...formerNumber(snowflakeId),
  }),
  compared: {
    shareOfSectorInput: 'field.share',
    supplierName: 'field.supplier',
    supplierId: 'field.supplierLink',
    distributionId: 'field.sector',
    countryCode: 'field.country',
    productName: 'field.boughtProduct',
    productQuantity: 'field.boughtQuantity',
    productUnit: 'field.boughtUnit',
    productShare: 'field.boughtShare',
  },
  shown: {
    // Linking ids are long and shortened; a number is shown as it is.
    supplierId: (id) => (isUuid(id) ? { key: 'value.linked', values: { id: id.slice(0, 8) } } : id),
    distributionId: (id, mine) => ({ key: id === mine ? 'value.sectorChosen' : 'value.sectorOther' }),
  },
  list: (of, recipe) => patch(carbonApi.endpoints.getSupplierInputs, of, recipe),
  // Its sector may have been added on this device and still be unsent.
  needs: ({ distributionId }) => [recordSubject('distributions', distributionId)],
};

export const createSupplierInput = defineEdit(creationOf(kind, put));
export const updateSupplierInput = defineEdit(updateOf(kind, change));
export const deleteSupplierInput = defineEdit(deletionOf(kind, remove));
