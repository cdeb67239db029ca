import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfSectorInputFault, type FigureFault } from '../../../../../core/carbon/figures';
import type { SpendDistribution } from '../../../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../../../core/contracts/ca-supplier-inputs';
import type { Supplier } from '../../../../../core/contracts/supply-chain';
import { SelectField } from '../../../../components/form/select-field';
import { TextField } from '../../../../components/form/text-field';
import { Button } from '../../../../components/ui/button';
import { Dialog } from '../../../../components/ui/dialog';
import { useCompany } from '../../hooks/use-company';
import { useDrawerDraft } from '../../hooks/use-drawer-draft';
import { useFigures } from '../../hooks/use-figures';
import { useLinkedSuppliers } from '../../hooks/use-linked-suppliers';
import { useNames } from '../../hooks/use-names';
import type { RecordEdits } from '../../hooks/use-record-edits';
import type { SupplierGroups } from '../../inputs';
import { newSupplierInput } from '../../new-records';
import { CountryField } from './country-field';
import { SupplierLinkField } from './supplier-link-field';
import * as styles from './update.module.css';

interface SupplierDrawerProps {
  year: number;
  record: SupplierInput | undefined;
  distributions: readonly SpendDistribution[];
  groups: SupplierGroups;
  onAdd: RecordEdits<SupplierInput>['add'];
  onChange: RecordEdits<SupplierInput>['change'];
  onClose: () => void;
}

const formId = 'supplier-form';

interface SupplierForm {
  /** The record as it was when it was opened; none for a new one. */
  seen?: SupplierInput | undefined;
  sector: string;
  supplierName: string;
  supplierId: string;
  country: string;
  /** Undefined while nobody has touched it: a text may leave out the last digits of what it stands for. */
  share?: string | undefined;
}

/**
 * Adds a supplier to a sector, or changes one; an unassigned one gets its sector here. What is typed stays until it
 * is saved or given up.
 */
export function SupplierDrawer(props: SupplierDrawerProps) {
  const { year, record, distributions, groups, onAdd, onChange, onClose } = props;
  const { t } = useTranslation('carbon-update');
  const { figure, parse } = useFigures();
  const names = useNames();
  const { country: home } = useCompany();
  const { values, type, done, cancel, leave, question } = useDrawerDraft<SupplierForm>({
    name: `supplierInput:${record?.id ?? year}`,
    initial: {
      seen: record,
      sector: record?.distributionId ?? '',
      supplierName: record?.supplierName ?? '',
      supplierId: record?.supplierId ?? '',
      country: record?.countryCode ?? '',
    },
    rewrite: (form, number) => ({ ...form, share: form.share && number(form.share) }),
    onClose,
  });
  const { seen, supplierName, supplierId } = values;
  const sector = distributions.some(({ id }) => id === values.sector) ? values.sector : '';
  const country = values.country || home;
  const seenShare = seen ? figure(seen.shareOfSectorInput, 'typed') : '';
  const share = values.share ?? seenShare;
  const [faults, setFaults] = useState<{ sector?: true; name?: true; share?: FigureFault }>({});
  const { suppliers, find } = useLinkedSuppliers();
  const linked = find(supplierId);
  const rest = groups.sums.get(sector)?.rest;

  const link = (supplier: Supplier | undefined) =>
    type({
      supplierId: supplier?.linkingId ?? '',
      ...(supplier && { supplierName: supplier.supplierName, country: supplier.countryCode }),
    });

  const submit = () => {
    const typed = share.trim() === '' ? 0 : parse(share);
    const number = seen && share === seenShare ? seen.shareOfSectorInput : typed;
    const fault =
      number === undefined ? 'SHARE_OF_SECTOR_INPUT_OUT_OF_RANGE' : shareOfSectorInputFault(number);
    const isNameless = supplierName.trim() === '';
    setFaults({
      ...(sector === '' && { sector: true }),
      ...(isNameless && { name: true }),
      ...(fault && { share: fault }),
    });
    if (sector === '' || isNameless || fault || number === undefined) return;
    const entered = {
      distributionId: sector,
      supplierName: supplierName.trim(),
      supplierId: supplierId.trim() || supplierName.trim().slice(0, 100),
      countryCode: country,
      shareOfSectorInput: number,
    };
    if (seen) onChange(seen, entered, entered.supplierName);
    else onAdd(newSupplierInput(year, entered), entered.supplierName);
    done();
  };

  return (
    <Dialog
      placement="drawer"
      title={record ? record.supplierName || record.supplierId : t('suppliers.add')}
      closeLabel={t('common:actions.close')}
      onClose={leave}
      actions={
        <>
          <Button onClick={cancel}>{t('common:actions.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary">
            {record ? t('actions.save') : t('actions.add')}
          </Button>
        </>
      }
    >
      {question}
      <form
        id={formId}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <SelectField
          label={t('columns.sector')}
          value={sector}
          error={faults.sector && t('faults.sectorMissing')}
          onChange={(next) => type({ sector: next })}
          options={[
            { value: '', label: t('fields.chooseSector') },
            ...distributions.map(({ id, scope3SectorId }) => ({
              value: id,
              label: names.sector(scope3SectorId),
            })),
          ]}
        />
        {suppliers.length > 0 && <SupplierLinkField suppliers={suppliers} linked={linked} onChange={link} />}
        <TextField
          label={t('columns.supplier')}
          value={supplierName}
          maxLength={200}
          error={faults.name && t('faults.supplierMissing')}
          onChange={(next) => type({ supplierName: next })}
        />
        {/* The id of a linking is nothing that people read. */}
        {supplierId !== linked?.linkingId && (
          <TextField
            label={t('fields.supplierId')}
            optional={t('fields.optional')}
            hint={t('fields.supplierIdHint')}
            maxLength={100}
            value={supplierId}
            onChange={(next) => type({ supplierId: next })}
          />
        )}
        <CountryField value={country} onChange={(next) => type({ country: next })} />
        <TextField
          label={t('columns.shareOfSector')}
          inputMode="decimal"
          value={share}
          error={faults.share && t(`faults.${faults.share}`)}
          hint={
            rest === undefined
              ? undefined
              : t('suppliers.rest', { value: figure(Math.max(rest, 0), 'share') })
          }
          onChange={(next) => type({ share: next })}
        />
      </form>
    </Dialog>
  );
}
