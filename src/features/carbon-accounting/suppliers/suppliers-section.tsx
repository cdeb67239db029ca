import { memo, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpendDistribution } from '../../../../core/contracts/ca-spend-distributions';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { Button } from '../../../components/ui/button';
import { useViewOption } from '../../../lib/forms/use-view-option';
import { createSupplierInput, deleteSupplierInput, updateSupplierInput } from './supplier-edits';
import { useAccess } from '../shared/use-access';
import { useNames } from '../shared/use-names';
import { useRecordEdits } from '../records/use-record-edits';
import type { SupplierGroups } from '../records/inputs';
import { ExcessNotices } from '../spend/excess-notices';
import { RefusalNotice } from '../records/refusal-notice';
import { EmptySection, Section } from '../records/section';
import { SupplierDrawer } from './supplier-drawer';
import { allSectors, filterSuppliers, SupplierFilters, type SupplierFilter } from './supplier-filters';
import { SuppliersTable } from './suppliers-table';
import { UnassignedNotice } from './unassigned-notice';

const edits = {
  resource: 'suppliers',
  create: createSupplierInput,
  update: updateSupplierInput,
  remove: deleteSupplierInput,
} as const;

interface SuppliersSectionProps {
  year: number;
  distributions: readonly SpendDistribution[];
  suppliers: readonly SupplierInput[];
  groups: SupplierGroups;
}

/** The suppliers of each sector's purchases. */
export const SuppliersSection = memo(function SuppliersSection(props: SuppliersSectionProps) {
  const { year, distributions, suppliers, groups } = props;
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const { canManage } = useAccess();
  const { add, change, restore, remove, refusal, dismiss } = useRecordEdits<SupplierInput>(
    year,
    edits,
    suppliers,
  );
  const [opened, setOpened] = useState<SupplierInput | 'new'>();
  const record = opened === 'new' ? undefined : opened;
  // A drawer stays open when a colleague removes its record.
  const isRemoved = !!record && !suppliers.some(({ id }) => id === record.id);
  const [filter, setFilter] = useViewOption<SupplierFilter>(allSectors);
  const sectorOf = useMemo(() => {
    const sectors = new Map(
      distributions.map(({ id, scope3SectorId }) => [id, names.sector(scope3SectorId)]),
    );
    return (distributionId: string) => sectors.get(distributionId);
  }, [distributions, names]);
  // Typing updates the field first, then the table.
  const sought = useDeferredValue(filter);
  const shown = useMemo(() => filterSuppliers(suppliers, sought), [suppliers, sought]);

  return (
    <Section
      id="suppliers"
      title={t('suppliers.title')}
      hint={t('suppliers.hint')}
      actions={
        canManage &&
        distributions.length > 0 && <Button onClick={() => setOpened('new')}>{t('suppliers.add')}</Button>
      }
    >
      <RefusalNotice refusal={refusal} onDismiss={dismiss} />
      <ExcessNotices year={year} distributions={distributions} groups={groups} />
      <UnassignedNotice year={year} count={groups.unassigned.length} />
      {suppliers.length > 0 ? (
        <>
          <SupplierFilters distributions={distributions} filter={filter} onChange={setFilter} />
          <SuppliersTable
            suppliers={shown}
            sectorOf={sectorOf}
            onChange={change}
            onEdit={setOpened}
            onRemove={remove}
          />
        </>
      ) : (
        <EmptySection>
          {distributions.length > 0 ? t('suppliers.empty') : t('suppliers.noSectors')}
        </EmptySection>
      )}
      {opened && (
        <SupplierDrawer
          year={year}
          record={record}
          distributions={distributions}
          groups={groups}
          onAdd={add}
          isRemoved={isRemoved}
          onChange={isRemoved ? restore : change}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
});
