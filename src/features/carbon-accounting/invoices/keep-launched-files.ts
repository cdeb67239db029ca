import { filesOpened, keepOpenedFiles } from '../../../lib/device/opened-files';

/** Of the File Handling API, which the types of browsers do not have yet. */
interface LaunchQueue {
  setConsumer: (consume: (launched: { files: readonly { getFile: () => Promise<File> }[] }) => void) => void;
}

/** Takes the files that the app is opened with, before anybody has signed in: signing in leaves the page. */
export function keepLaunchedFiles(): void {
  const { launchQueue } = window as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(
    ({ files }) =>
      void Promise.all(files.map((each) => each.getFile()))
        .then(keepOpenedFiles)
        .then(() => window.dispatchEvent(new Event(filesOpened))),
  );
}
