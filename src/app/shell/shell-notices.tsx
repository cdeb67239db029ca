import { StatusRegion } from '../../components/ui/status-region';
import { StorageNotice } from '../../features/outbox/components/storage-notice';
import { UpdatePrompt } from '../offline/update-prompt';
import { ConnectionNotice } from './connection-notice';
import { ConnectionRestored } from './connection-restored';
import { InstallOffer } from './install-offer';
import { ViewOnlyNotice } from './view-only-notice';
import * as styles from './shell-notices.module.css';

/** Notices that concern every page, shown above it. */
export function ShellNotices() {
  return (
    <>
      <ConnectionRestored />
      <div className={styles.place}>
        <StatusRegion>
          <UpdatePrompt />
        </StatusRegion>
        <StatusRegion>
          <ConnectionNotice />
        </StatusRegion>
        <StorageNotice />
        <ViewOnlyNotice />
        <InstallOffer />
      </div>
    </>
  );
}
