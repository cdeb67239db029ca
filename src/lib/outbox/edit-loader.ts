import { findEdit, type EditArea } from './edit';
import type { OutboxEntry } from './entry';
import { reportLater } from './report-later';

/** Loads the definitions of the edits of an area; those of a page that was not opened may be missing. */
export type EditLoaders = Partial<Record<EditArea, () => Promise<unknown>>>;

/** Brings in the definitions of what waits on the device, so that it is shown and sent from any page. */
export function createEditLoader(loaders: EditLoaders): (entries: readonly OutboxEntry[]) => Promise<void> {
  return async (entries) => {
    const unknown = entries.filter(({ edit }) => findEdit(edit) === undefined);
    const areas = [...new Set(unknown.map(({ area }) => area))];
    // Without its definitions an area waits; the others go on.
    await Promise.all(areas.map(async (area) => loaders[area]?.().catch(reportLater)));
  };
}
