import type { Version } from '../../../lib/outbox/edit';
import type { Questionnaire } from './questionnaire';
import type { SheetChanges } from './read-rows';

/**
 * Saves the changes of a sheet answer by answer: a later correction replaces only its own answer, and a
 * colleague's edit conflicts with that answer only. `seen` is the version that the sheet was compared with.
 */
export function saveChanges(
  { sections, save }: Questionnaire,
  { questions, measures, footprints, reductions }: SheetChanges,
  seen: Version,
): void {
  for (const question of sections.flatMap((section) => section.questions)) {
    const value = questions[question.id];
    if (value !== undefined) save.question(question, value, seen);
  }
  for (const [id, implementation] of Object.entries(measures)) save.measure?.(id, implementation, seen);
  for (const footprint of Object.values(footprints)) save.footprint?.(footprint, seen);
  for (const reduction of Object.values(reductions)) save.reduction?.(reduction, seen);
}
