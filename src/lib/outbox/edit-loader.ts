import { findEdit, type EditArea } from './edit';
import type { OutboxEntry } from './entry';
import { reportLater } from './report-later';

/** Loads the edit definitions of an area; those of pages that were not opened may be missing. */
export type EditLoaders = Partial<Record<EditArea, () => Promise<unknown>>>;

/** Loads the definitions of edits queued on the device, so that they are shown and sent from any page. */
export function createEditLoader(loaders: EditLoaders): (entries: readonly OutboxEntry[]) => Promise<void> {
  return async (entries) => {
    const unknown = entries.filter(({ edit }) => findEdit(edit) === undefined);
    const areas = [...new Set(unknown.map(({ area }) => area))];
    // An area whose definitions cannot be loaded waits; the others continue.
    await Promise.all(areas.map(async (area) => loaders[area]?.().catch(reportLater)));
  };
}
