import { forbiddenSyntax } from './forbidden-syntax.mjs';
import { noFormState } from './no-form-state.mjs';

/** The rules of this project, as a plugin of oxlint. */
export default { meta: { name: 'local' }, rules: { ...forbiddenSyntax, 'no-form-state': noFormState } };
