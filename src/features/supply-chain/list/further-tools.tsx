import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { classNames } from '../../../components/class-names';
import { Button } from '../../../components/ui/button';
import { selectFilter } from '../supply-chain-slice';
import * as styles from './toolbar.module.css';

/** Further filters, columns and downloads. On a phone a button shows them, so that the suppliers come first. */
export function FurtherTools({ children }: { children: ReactNode }) {
  const { t } = useTranslation('supply-chain');
  const { sectorCode, countryCode } = useSelector(selectFilter);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const active = [sectorCode, countryCode].filter(Boolean).length;
  return (
    <>
      <div className={styles.toggle}>
        <Button aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen((was) => !was)}>
          <SlidersHorizontal size={16} aria-hidden />
          <span>
            {t('filter.more')} {active > 0 && <span className={styles.count}>{active}</span>}
          </span>
        </Button>
      </div>
      <div id={id} className={classNames(styles.second, isOpen && styles.open)}>
        {children}
      </div>
    </>
  );
}
