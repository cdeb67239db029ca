import type { JumpPart } from '../../../components/layout/jump-select';

/** A part of a form that fills the screen of a phone. */
export interface FormGroup extends JumpPart {
  /** How many of its questions are answered; left out where nothing is asked. */
  progress?: { answered: number; total: number };
  /** What its fields are about. */
  subjects: readonly string[];
}

/** Whether a field belongs to the group: it is about one of its subjects, or a part of one. */
export const holdsField = ({ subjects }: FormGroup, field: string): boolean =>
  subjects.some((subject) => field === subject || field.startsWith(`${subject}/`));
