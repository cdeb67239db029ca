import { navigate } from 'gatsby';
import { pathWithoutFiles } from '../../../../core/devices/opened-files';
import { filesOpened, keepOpenedFiles } from '../../../lib/device/opened-files';

/** Part of the File Handling API, which TypeScript's DOM types lack. */
interface LaunchQueue {
  setConsumer: (consume: (launched: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void;
}

/** Stores the files that the app is opened with before anybody signs in, since signing in leaves the page. */
export function keepLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(
    ({ files }) =>
      void Promise.all(files.map((each) => each.getFile()))
        .then(keepOpenedFiles)
        .then((left) => {
          if (left > 0) void navigate(pathWithoutFiles(window.location.pathname, left), { replace: true });
          window.dispatchEvent(new Event(filesOpened));
        }),
  );
}
