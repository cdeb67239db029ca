import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { shareOfSectorInputFault } from '../../../../core/carbon/inputs/figures';
import type { SupplierInput } from '../../../../core/contracts/ca-supplier-inputs';
import { VirtualTable, type Column } from '../../../components/table/virtual-table';
import { Pill } from '../../../components/ui/pill';
import { UnsentMark } from '../../../components/ui/unsent-mark';
import { recordSubject } from '../records/record-edits';
import { useFigures } from '../../../lib/i18n/use-figures';
import { useAccess } from '../shared/use-access';
import { useLinkText } from './use-link-text';
import { useLinkedSuppliers } from './use-linked-suppliers';
import { useStableList } from '../../../lib/store/use-stable-list';
import { useNames } from '../shared/use-names';
import type { RecordEdits } from '../records/use-record-edits';
import { CountryCell } from '../shared/country-cell';
import { NumberCell } from '../records/number-cell';
import { repeatedNames } from '../records/repeated-names';
import { RowButtons } from '../records/row-buttons';
import * as styles from '../records/record-name.module.css';

interface SuppliersTableProps {
  suppliers: readonly SupplierInput[];
  /** The name of a distribution's sector; undefined if it was removed. */
  sectorOf: (distributionId: string) => string | undefined;
  onChange: RecordEdits<SupplierInput>['change'];
  onEdit: (record: SupplierInput) => void;
  onRemove: RecordEdits<SupplierInput>['remove'];
}

const keyOf = ({ id }: SupplierInput) => id;
const nameOf = ({ supplierName, supplierId }: SupplierInput) => supplierName || supplierId;

/** Suppliers with their share of a sector, edited in the table. */
export const SuppliersTable = memo(function SuppliersTable(props: SuppliersTableProps) {
  const { suppliers, sectorOf, onChange, onEdit, onRemove } = props;
  const { t } = useTranslation('carbon-update');
  const names = useNames();
  const { figure } = useFigures();
  const { canManage } = useAccess();
  const { find } = useLinkedSuppliers();
  const linkText = useLinkText();
  const repeated = useStableList(useMemo(() => repeatedNames(suppliers.map(nameOf)), [suppliers]));
  const columns = useMemo((): Column<SupplierInput>[] => {
    const linkOf = ({ supplierId }: SupplierInput) => {
      const linked = find(supplierId);
      return linked && <div className={styles.path}>{linkText(linked)}</div>;
    };
    /** Rows of the same supplier are told apart by their sector. */
    const rowName = (record: SupplierInput) => {
      const name = nameOf(record);
      const sector = sectorOf(record.distributionId) ?? t('suppliers.unassigned');
      return repeated.includes(name) ? `${name} · ${sector}` : name;
    };
    return [
      {
        id: 'supplier',
        header: t('columns.supplier'),
        width: 'minmax(10rem, 2fr)',
        cell: (record) => (
          <>
            <div className={styles.name}>{nameOf(record)}</div>
            {linkOf(record)}
            {record.productId && (
              <div className={styles.path}>
                {t('product.inTable', {
                  quantity: figure(record.productQuantity ?? 0, 'exact'),
                  unit: names.unit(record.productUnit ?? ''),
                  product: record.productName,
                })}
              </div>
            )}
            <UnsentMark subject={recordSubject('suppliers', record.id)} />
          </>
        ),
        rowHeader: true,
      },
      {
        id: 'sector',
        header: t('columns.sector'),
        width: 'minmax(9rem, 2fr)',
        cell: ({ distributionId }) =>
          sectorOf(distributionId) ?? <Pill tone="caution">{t('suppliers.unassigned')}</Pill>,
        onCard: 'line',
      },
      {
        id: 'country',
        header: t('columns.country'),
        width: 'minmax(7rem, 1fr)',
        cell: ({ countryCode }) => <CountryCell code={countryCode} names={names} />,
      },
      {
        id: 'share',
        header: t('columns.shareOfSector'),
        width: '12rem',
        align: 'end',
        cell: (record) => (
          <NumberCell
            field={record.id}
            label={t('columns.shareOf', { name: rowName(record) })}
            value={record.shareOfSectorInput}
            version={record.version}
            unit={t('units.percent')}
            hidesUnit
            fault={shareOfSectorInputFault}
            faultOfText="SHARE_OF_SECTOR_INPUT_OUT_OF_RANGE"
            isReadOnly={!canManage}
            onSave={(shareOfSectorInput, seen, over) =>
              onChange(
                { ...record, shareOfSectorInput: over, version: seen ?? record.version },
                { shareOfSectorInput },
                rowName(record),
              )
            }
          />
        ),
      },
      {
        id: 'actions',
        header: t('columns.actions'),
        width: '7rem',
        align: 'end',
        cell: (record) =>
          canManage && (
            <RowButtons
              subject={recordSubject('suppliers', record.id)}
              name={rowName(record)}
              onEdit={() => onEdit(record)}
              onRemove={() => onRemove(record, rowName(record))}
            />
          ),
        onCard: 'corner',
      },
    ];
  }, [t, names, figure, canManage, find, linkText, sectorOf, repeated, onChange, onEdit, onRemove]);
  return <VirtualTable label={t('suppliers.title')} columns={columns} rows={suppliers} rowKey={keyOf} />;
});
