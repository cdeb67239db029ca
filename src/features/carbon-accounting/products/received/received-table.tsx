import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedProduct } from '../../../../../core/contracts/ca-offered-products';
import { isExpired } from '../../../../../core/products/offer';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { Day } from '../../../../components/ui/day';
import { Pill } from '../../../../components/ui/pill';
import { useOfferedTexts } from '../../../../domain/products/use-offered-texts';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useToday } from '../../../../lib/timing/use-today';
import * as cells from '../../shared/cells.module.css';
import * as styles from '../products.module.css';

const keyOf = ({ id }: OfferedProduct) => id;

interface ReceivedTableProps {
  products: readonly OfferedProduct[];
  onOpen: (product: OfferedProduct) => void;
}

/** Suppliers' products with the emissions of one declared unit, data quality and validity. */
export function ReceivedTable({ products, onOpen }: ReceivedTableProps) {
  const { t } = useTranslation('carbon-products');
  const { figure, finePercent } = useFigures();
  const { declared } = useOfferedTexts();
  const today = useToday();
  const columns = useMemo(
    (): Column<OfferedProduct>[] => [
      {
        id: 'product',
        header: t('columns.product'),
        width: 'minmax(10rem, 2fr)',
        rowHeader: true,
        cell: (product) => (
          <div className={styles.product}>
            <button type="button" className={styles.open} onClick={() => onOpen(product)}>
              {product.values.name}
            </button>
            {product.values.partNumber && <p className={cells.muted}>{product.values.partNumber}</p>}
            {product.customerPartNumber && (
              <p className={cells.muted}>{t('received.ownNumber', { number: product.customerPartNumber })}</p>
            )}
          </div>
        ),
      },
      {
        id: 'supplier',
        header: t('received.supplier'),
        width: 'minmax(8rem, 1.5fr)',
        cell: ({ companyName }) => companyName,
      },
      {
        id: 'declared',
        header: t('columns.declared'),
        width: 'minmax(6rem, 1fr)',
        cell: declared,
      },
      {
        id: 'footprint',
        header: t('columns.footprint'),
        width: 'minmax(5rem, 1fr)',
        align: 'end',
        onCard: 'figure',
        cell: ({ footprint }) => <span className={cells.totalFigure}>{figure(footprint.kg, 'factor')}</span>,
      },
      {
        id: 'primary',
        header: t('columns.primary'),
        width: 'minmax(5rem, 1fr)',
        align: 'end',
        cell: ({ footprint }) => <span className={cells.figure}>{finePercent(footprint.primaryShare)}</span>,
      },
      {
        id: 'valid',
        header: t('releases.validUntil'),
        width: 'minmax(8rem, 1.2fr)',
        cell: (product) => (
          <>
            <Day value={product.validUntil} />{' '}
            {isExpired(product, today) && <Pill tone="caution">{t('customer-view:product.expired')}</Pill>}
          </>
        ),
      },
    ],
    [t, figure, finePercent, declared, today, onOpen],
  );
  return <VirtualTable label={t('received.table')} columns={columns} rows={products} rowKey={keyOf} />;
}
