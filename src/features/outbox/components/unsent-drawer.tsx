import { Link } from 'gatsby';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/ui/dialog';
import { useLocale } from '../../../lib/i18n/use-locale';
import type { EditArea } from '../../../lib/outbox/edit';
import { selectEntries, selectSending, selectStorageFault } from '../../../lib/outbox/outbox-slice';
import { useAppSelector } from '../../../lib/store/hooks';
import { areaPaths } from '../edit-pages';
import { entryStates } from '../entry-states';
import { ConflictDialog } from './conflict-dialog';
import { DiscardQuestion } from './discard-question';
import * as styles from './unsent-drawer.module.css';
import { UnsentItem } from './unsent-item';

/** Nobody reads more; the rest is only counted. */
const shownAtOnce = 100;

const areas = Object.keys(areaPaths) as EditArea[];

/** The unsent edits: what they change, their age, their state and the available actions. */
export function UnsentDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('offline');
  const { pathTo } = useLocale();
  const entries = useAppSelector(selectEntries);
  const sending = useAppSelector(selectSending);
  const storageFault = useAppSelector(selectStorageFault);
  const [asked, setAsked] = useState<{ id: string; about: 'discard' | 'conflict' }>();
  const states = useMemo(() => entryStates(entries, sending), [entries, sending]);
  const entry = entries.find(({ id }) => id === asked?.id);
  const back = () => setAsked(undefined);

  if (entry && asked?.about === 'discard') return <DiscardQuestion entry={entry} onClose={back} />;
  if (entry && asked) return <ConflictDialog entry={entry} onClose={back} />;
  const shown = entries.slice(0, shownAtOnce);
  return (
    <Dialog
      placement="drawer"
      title={t('drawer.title')}
      closeLabel={t('common:actions.close')}
      onClose={onClose}
    >
      <p className={styles.intro}>
        {entries.length === 0 ? t('drawer.empty') : t(storageFault ? 'drawer.introUnkept' : 'drawer.intro')}
      </p>
      {areas.map((area) => {
        const ofArea = shown.filter((each) => each.area === area);
        if (ofArea.length === 0) return null;
        return (
          <section key={area}>
            <h3 className={styles.group}>
              <Link to={pathTo(areaPaths[area])} onClick={onClose}>
                {t(`common:areas.${area}`)}
              </Link>
            </h3>
            <ul className={styles.list}>
              {ofArea.map((each) => (
                <UnsentItem
                  key={each.id}
                  entry={each}
                  state={states.get(each.id) ?? 'waiting'}
                  onLeave={onClose}
                  onAsk={(about) => setAsked({ id: each.id, about })}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {entries.length > shown.length && (
        <p className={styles.more}>{t('drawer.more', { count: entries.length - shown.length })}</p>
      )}
    </Dialog>
  );
}
