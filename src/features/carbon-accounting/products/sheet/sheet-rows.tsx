import { useTranslation } from 'react-i18next';
import { useNumberReading } from '../../../../lib/i18n/use-number-reading';
import { useProductTexts } from '../use-product-texts';
import type { SheetLine } from './read-lines';
import { useFaultText } from './use-fault-text';
import * as styles from '../../../../components/table/preview-table.module.css';

/** The read rows, with their faults. */
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

function Row({ row }: { row: SheetLine }) {
  const { t } = useTranslation('carbon-products');
  const texts = useProductTexts();
  const faultText = useFaultText();
  const reading = useNumberReading();
  const { number, line, fault, ambiguous } = row;
  const { kind, name, amount, unit } = line;
  return (
    <tr data-wrong={fault ? true : undefined}>
      <td className={styles.muted}>{number}</td>
      <th scope="row">
        {name}
        {fault && <p className={styles.fault}>{faultText(row)}</p>}
      </th>
      <td className={styles.muted}>
        {[
          t(`kinds.${kind}`),
          ...(Number.isNaN(amount) ? [] : [texts.quantity(amount, unit)]),
          ...(fault ? [] : [texts.origin(line)]),
        ].join(' · ')}
        {ambiguous.map((text) => (
          <p key={text}>
            {text} {reading(text)}
          </p>
        ))}
      </td>
    </tr>
  );
}
