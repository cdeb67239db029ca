import { useTranslation } from 'react-i18next';
import type { SharedFigure } from '../../../../core/contracts/shared-figures';
import { useFigures } from '../../../lib/i18n/use-figures';
import * as cells from '../shared/cells.module.css';
import * as styles from './sharing.module.css';

const scopes = ['scope1', 'scope2', 'scope3'] as const;

/** The emissions allocated to a customer, in total and by scope. */
export function AllocatedCell({ allocated }: { allocated: NonNullable<SharedFigure['allocated']> }) {
  const { t } = useTranslation('customer-view');
  const { tons } = useFigures();
  return (
    <>
      <span className={cells.totalFigure}>{tons(allocated.total)}</span>
      {scopes.map((scope) => (
        <span key={scope} className={styles.scope}>
          <span>{t(`footprint.${scope}`)}</span> {tons(allocated[scope])}
        </span>
      ))}
    </>
  );
}
