import type { JumpPart } from '../../../components/layout/jump-select';

/** A part of a form that fills the screen of a phone. */
export interface FormGroup extends JumpPart {
  /** How many of its questions are answered; omitted for a group without questions. */
  progress?: { answered: number; total: number };
  /** Subjects of its fields. */
  subjects: readonly string[];
}

/** Whether a field belongs to the group: its subject is one of the group's subjects or nested in one. */
export const holdsField = ({ subjects }: FormGroup, field: string): boolean =>
  subjects.some((subject) => field === subject || field.startsWith(`${subject}/`));
