import { useLocation } from '@reach/router';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RelaunchCampaign } from '../../../../core/contracts/relaunch';
import { Button, ButtonLink } from '../../../components/ui/button';
import { Dialog } from '../../../components/ui/dialog';
import { useLocale } from '../../../lib/i18n/use-locale';
import { profileKey } from '../../../lib/session/first-run';
import { useSession } from '../../../lib/session/use-session';
import { deviceStorage } from '../../../lib/storage/safe-storage';
import { maxAgeSeconds, useCheckRelaunchQuery, useMarkViewedMutation, usePrefetch } from '../api';
import * as styles from './relaunch-announcement.module.css';

/** Announces a relaunch once per person: closing it counts as seen on every device. */
export function RelaunchAnnouncement({ projectId }: { projectId: number }) {
  const { campaign, checkedAt } = useCampaign(projectId);
  const [markViewed] = useMarkViewedMutation();
  const { profile } = useSession();
  const seenKey = `relaunchSeen:${profile ? profileKey(profile) : ''}`;
  const [seen, setSeen] = useState(() => deviceStorage.get(seenKey));
  const campaignVersion = campaign?.campaignVersion;
  const isSeen = campaignVersion !== undefined && campaignVersion === seen;

  // If the server cannot be notified, the next check retries, so that nobody sees the same campaign twice.
  useEffect(() => {
    if (isSeen) void markViewed({ projectId, campaignVersion });
  }, [isSeen, campaignVersion, projectId, markViewed, checkedAt]);

  if (!campaign || isSeen) return null;
  const close = () => {
    deviceStorage.set(seenKey, campaign.campaignVersion);
    setSeen(campaign.campaignVersion);
  };
  return <Announcement campaign={campaign} onClose={close} />;
}

/** The campaign that the person has not seen. Changing page checks again, at most every five minutes. */
function useCampaign(projectId: number) {
  const { locale } = useLocale();
  const { pathname } = useLocation();
  const { data: campaign, fulfilledTimeStamp: checkedAt } = useCheckRelaunchQuery({ projectId, locale });
  const checkAgain = usePrefetch('checkRelaunch', { ifOlderThan: maxAgeSeconds });
  useEffect(() => checkAgain({ projectId, locale }), [checkAgain, projectId, locale, pathname]);
  return { campaign, checkedAt };
}

function Announcement({ campaign, onClose }: { campaign: RelaunchCampaign; onClose: () => void }) {
  const { t } = useTranslation('common');
  const paragraphs = campaign.content.split(/\n\s*\n/);
  return (
    <Dialog
      title={campaign.title}
      closeLabel={t('actions.close')}
      onClose={onClose}
      actions={
        <>
          {campaign.videoUrl.startsWith('https://') && (
            <ButtonLink href={campaign.videoUrl} target="_blank" rel="noreferrer">
              <Play size={18} aria-hidden />
              {t('relaunch.video')} {t('shell.newTab')}
            </ButtonLink>
          )}
          <Button variant="primary" onClick={onClose}>
            {t('relaunch.understood')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {paragraphs.map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Dialog>
  );
}
