import { StorageNotice } from '../../features/outbox/components/storage-notice';
import { UpdatePrompt } from '../offline/update-prompt';
import { ConnectionNotice } from './connection-notice';
import { InstallOffer } from './install-offer';
import { ViewOnlyNotice } from './view-only-notice';
import * as styles from './shell-notices.module.css';

/** Notices that concern every page, shown above it. */
export function ShellNotices() {
  return (
    <div className={styles.place}>
      <UpdatePrompt />
      <ConnectionNotice />
      <StorageNotice />
      <ViewOnlyNotice />
      <InstallOffer />
    </div>
  );
}
