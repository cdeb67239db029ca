/** Everything that `lazy-views.tsx` loads, as one file. */
export { ErrorView, LoadingView, WarningView } from './outcome-views';
export { PersonalStep } from './personal-step';
