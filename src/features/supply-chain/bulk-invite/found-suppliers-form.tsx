import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { FormDialog } from '../../../components/form/form-dialog';
import { TextField } from '../../../components/form/text-field';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import type { FoundSupplier } from './found-suppliers';
import type { BulkForm } from './bulk-form';
import { supplyChainSlice } from '../supply-chain-slice';
import { BulkDefaults } from './bulk-defaults';
import * as styles from './bulk.module.css';

/** Suppliers found in the accounts: an address for each, and defaults for all. */
export function FoundSuppliersForm({ form }: { form: DraftForm<BulkForm> }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const { found } = form.values;
  const type = (supplier: FoundSupplier, email: string) =>
    form.change({ found: found.map((each) => (each === supplier ? { ...each, email } : each)) });

  return (
    <FormDialog
      placement="drawer"
      title={t('many.title')}
      form={form}
      className={styles.stack}
      confirm={t('many.read')}
      disabled={found.every(({ email }) => email.trim() === '')}
      keepsInput
      onClose={() => dispatch(supplyChainSlice.actions.inviteClosed())}
    >
      <p>{t('many.found')}</p>
      {found.map((supplier, index) => (
        <TextField
          key={`${supplier.supplierId}/${supplier.supplierName}`}
          label={t('many.emailOf', { supplier: supplier.supplierName })}
          name={`email${index}`}
          type="email"
          autoComplete="off"
          value={supplier.email}
          onChange={(email) => type(supplier, email)}
        />
      ))}
      <BulkDefaults field={form.field} />
    </FormDialog>
  );
}
