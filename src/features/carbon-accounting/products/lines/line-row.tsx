import { Link } from 'gatsby';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CalculatedLine, Product } from '../../../../../core/contracts/ca-products';
import { useFigures } from '../../../../lib/i18n/use-figures';
import { useLocale } from '../../../../lib/i18n/use-locale';
import { RequestedMark } from '../requested/requested-note';
import { ReceivedMark } from '../received/received-note';
import { useProductTexts } from '../use-product-texts';
import * as styles from '../products.module.css';

interface LineRowProps {
  line: CalculatedLine;
  /** kg of the whole product; undefined until it is calculated. */
  total: number | undefined;
  /** The product that the line refers to, if any. */
  part: Product | undefined;
  onOpen: () => void;
}

/** A line with its result, or why there is none; pressing it shows the calculation. */
export function LineRow({ line, total, part, onOpen }: LineRowProps) {
  const { t } = useTranslation('carbon-products');
  const { percent } = useFigures();
  const { pathTo } = useLocale();
  const texts = useProductTexts();
  const { name, amount, unit, result, fault } = line;
  return (
    <li className={styles.line}>
      <div className={styles.text}>
        <button type="button" className={styles.open} aria-label={t('lines.open', { name })} onClick={onOpen}>
          {name}
        </button>
        <p className={styles.note}>
          {texts.quantity(amount, unit)} · {texts.origin(line)}
        </p>
        {fault && (
          <p className={styles.fault}>
            <CircleAlert size={16} aria-hidden />
            {texts.fault(fault)}
          </p>
        )}
        <ReceivedMark line={line} />
        <RequestedMark line={line} />
        {part && (
          <>
            <ul className={styles.parts}>
              {part.lines.map((each) => (
                <li key={each.id}>
                  <span>{each.name}</span>
                  {result && each.result && part.footprint && part.footprint.kg > 0 && (
                    <span className={styles.figure}>
                      {texts.kg((each.result.kg / part.footprint.kg) * result.kg)}
                    </span>
                  )}
                </li>
              ))}
            </ul>
            <Link to={pathTo(`/carbon-accounting/products/${part.id}/`)} className={styles.partLink}>
              {t('lines.openPart')}
            </Link>
          </>
        )}
      </div>
      <div className={styles.sum}>
        {result && <p className={styles.figure}>{texts.kg(result.kg)}</p>}
        {result && total !== undefined && total > 0 && (
          <p className={styles.note}>{t('lines.share', { percent: percent((100 * result.kg) / total) })}</p>
        )}
        {!result && !fault && <p className={styles.note}>{t('state.waiting')}</p>}
      </div>
    </li>
  );
}
