import { useTranslation } from 'react-i18next';
import { productFaultMessages, type ProductFault } from '../../../../../core/products/terms';
import { useProductTexts } from '../use-product-texts';
import type { SheetFault, SheetLine } from './read-lines';
import * as styles from '../../../../components/table/preview-table.module.css';

/** The rows that were read, in their order: those to be mended are the first. */
export function SheetRows({ rows }: { rows: readonly SheetLine[] }) {
  const { t } = useTranslation('carbon-products');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('sheet.row')}</th>
          <th scope="col">{t('sheet.columns.name')}</th>
          <th scope="col">{t('sheet.what')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.number} row={row} />
        ))}
      </tbody>
    </table>
  );
}

const isOfProducts = (fault: SheetFault): fault is ProductFault => fault in productFaultMessages;

function Row({ row: { number, line, fault, given } }: { row: SheetLine }) {
  const { t } = useTranslation('carbon-products');
  const texts = useProductTexts();
  const { kind, name, amount, unit } = line;
  return (
    <tr data-wrong={fault ? true : undefined}>
      <td className={styles.muted}>{number}</td>
      <th scope="row">
        {name}
        {fault && (
          <p className={styles.fault}>
            {isOfProducts(fault) ? texts.fault(fault) : t(`sheet.faults.${fault}`, { value: given })}
          </p>
        )}
      </th>
      <td className={styles.muted}>
        {[
          t(`kinds.${kind}`),
          ...(Number.isNaN(amount) ? [] : [texts.quantity(amount, unit)]),
          ...(fault ? [] : [texts.origin(line)]),
        ].join(' · ')}
      </td>
    </tr>
  );
}
