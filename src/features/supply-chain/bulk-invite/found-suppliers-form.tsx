import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { TextField } from '../../../components/form/text-field';
import { Button } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import type { DraftForm } from '../../../lib/forms/use-draft-form';
import type { FoundSupplier } from './found-suppliers';
import type { BulkForm } from './bulk-form';
import { supplyChainSlice } from '../supply-chain-slice';
import { BulkDefaults } from './bulk-defaults';
import * as styles from './bulk.module.css';

const formId = 'invite-found';

/** Suppliers found in the accounts: an address for each, and defaults for all. */
export function FoundSuppliersForm({ form }: { form: DraftForm<BulkForm> }) {
  const { t } = useTranslation('supply-chain');
  const dispatch = useDispatch();
  const close = () => dispatch(supplyChainSlice.actions.inviteClosed());
  const { found } = form.values;
  const type = (supplier: FoundSupplier, email: string) =>
    form.change({ found: found.map((each) => (each === supplier ? { ...each, email } : each)) });

  return (
    <Dialog
      placement="drawer"
      title={t('many.title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
      actions={
        <>
          <Button
            onClick={() => {
              form.discard();
              close();
            }}
          >
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            disabled={found.every(({ email }) => email.trim() === '') || form.isSubmitting}
          >
            {t('many.read')}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.stack} {...form.formProps}>
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
      </form>
    </Dialog>
  );
}
