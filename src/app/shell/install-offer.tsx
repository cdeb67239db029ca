import { useLocation } from '@reach/router';
import { Link } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button';
import { Notice } from '../../components/ui/notice';
import { useGuided } from '../../domain/people/use-guided';
import { install, type Installing } from '../../lib/device/install';
import { useInstalling } from '../../lib/device/use-installing';
import { useLocale } from '../../lib/i18n/use-locale';
import { deviceStorage } from '../../lib/storage/safe-storage';

const answered = 'installAnswered';

/**
 * Offers to install the app, once per device; after any answer only the settings offer it. Not shown in guided
 * mode. It appears when a page opens, not while one is read: the browser reports late that it can install.
 */
export function InstallOffer() {
  const { pathname } = useLocation();
  return <OfferOfPage key={pathname} />;
}

function OfferOfPage() {
  const { t } = useTranslation('offline');
  const { pathTo } = useLocale();
  const installing = useInstalling();
  const isGuided = useGuided();
  const [couldInstall] = useState(canInstall(installing) && !isGuided);
  const [isAnswered, setAnswered] = useState(() => deviceStorage.get(answered) !== null);
  if (!couldInstall || isAnswered || isGuided || !canInstall(installing)) return null;
  const answer = () => {
    deviceStorage.set(answered, 'yes');
    setAnswered(true);
  };
  return (
    <Notice
      tone="info"
      title={t('install.offer')}
      actions={
        <>
          {installing === 'ready' ? (
            <Button size="small" onClick={() => void install().finally(answer)}>
              {t('install.action')}
            </Button>
          ) : (
            <Link to={pathTo('/account/settings/')} onClick={answer}>
              {t('install.steps')}
            </Link>
          )}
          <Button size="small" variant="quiet" onClick={answer}>
            {t('install.notNow')}
          </Button>
        </>
      }
    >
      {t('install.offerText')}
    </Notice>
  );
}

const canInstall = (installing: Installing): boolean => installing === 'ready' || installing === 'byHand';
