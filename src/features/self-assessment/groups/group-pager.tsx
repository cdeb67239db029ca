import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button';
import type { FormGroup } from './groups';
import * as styles from './groups.module.css';

interface GroupPagerProps {
  groups: readonly FormGroup[];
  shown: string;
  onShow: (id: string) => void;
}

/** On a phone, links to the previous and next group. */
export function GroupPager({ groups, shown, onShow }: GroupPagerProps) {
  const { t } = useTranslation('assessment');
  const place = groups.findIndex(({ id }) => id === shown);
  const [before, after] = [groups[place - 1], groups[place + 1]];
  return (
    <div className={styles.turns}>
      {after && (
        <Button variant="primary" onClick={() => onShow(after.id)}>
          {t('nav.after', { name: after.title })}
        </Button>
      )}
      {before && <Button onClick={() => onShow(before.id)}>{t('nav.before', { name: before.title })}</Button>}
    </div>
  );
}
