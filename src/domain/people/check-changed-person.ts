import type { PersonValues } from '../../../core/people/person-values';
import { checkPerson } from './check-person';

/** Validates changes of a person; the rules are loaded when the first field is left. */
export const checkChangedPerson = checkPerson<PersonValues>(() =>
  import('../../../core/people/person.schema').then(({ personSchema }) => personSchema),
);
