import { Link } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../../core/contracts/ca-products';
import { VirtualTable, type Column } from '../../../../components/table/virtual-table';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import * as cells from '../../shared/cells.module.css';
import { ProductState } from '../product-state';
import { useProductTexts } from '../use-product-texts';

const keyOf = ({ id }: Product) => id;

/** Products with the emissions of one declared unit. */
export function ProductsTable({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation('carbon-products');
  const { pathTo } = useLocale();
  const { figure, finePercent } = useFigures();
  const texts = useProductTexts();
  const columns = useMemo((): Column<Product>[] => {
    const number = (
      id: 'footprint' | 'primary' | 'quality',
      width: string,
      valueOf: (footprint: NonNullable<Product['footprint']>) => string,
    ): Column<Product> => ({
      id,
      header: t(`columns.${id}`),
      width,
      align: 'end',
      ...(id === 'footprint' && { onCard: 'figure' }),
      cell: ({ footprint }) =>
        footprint && (
          <span className={id === 'footprint' ? cells.totalFigure : cells.figure}>{valueOf(footprint)}</span>
        ),
    });
    return [
      {
        id: 'product',
        header: t('columns.product'),
        width: 'minmax(10rem, 2fr)',
        rowHeader: true,
        cell: ({ id, name, partNumber }) => (
          <div>
            <Link to={pathTo(`/carbon-accounting/products/${id}/`)} className={cells.name}>
              {name}
            </Link>
            {partNumber && <p className={cells.muted}>{partNumber}</p>}
          </div>
        ),
      },
      {
        id: 'declared',
        header: t('columns.declared'),
        width: 'minmax(6rem, 1fr)',
        cell: (product) => texts.declared(product),
      },
      number('footprint', 'minmax(5rem, 1fr)', ({ kg }) => figure(kg, 'factor')),
      number('primary', 'minmax(5rem, 1fr)', ({ primaryShare }) => finePercent(primaryShare)),
      number('quality', 'minmax(4rem, 0.6fr)', ({ dataQuality }) => figure(dataQuality, 'percent')),
      {
        id: 'state',
        header: t('columns.state'),
        width: 'minmax(9rem, 1.2fr)',
        cell: (product) => <ProductState product={product} />,
      },
    ];
  }, [t, pathTo, figure, finePercent, texts]);
  return <VirtualTable label={t('tableLabel')} columns={columns} rows={products} rowKey={keyOf} />;
}
