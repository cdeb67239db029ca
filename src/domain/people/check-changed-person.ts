import type { PersonValues } from '../../../core/people/person-values';
import { checkPerson } from './check-person';

/** Validates changes to a person; the rules are loaded on the first blur. */
export const checkChangedPerson = checkPerson<PersonValues>(() =>
  import('../../../core/people/person.schema').then(({ personSchema }) => personSchema),
);
