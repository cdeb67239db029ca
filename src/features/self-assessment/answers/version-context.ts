import { createContext } from 'react';
import type { Version } from '../../../lib/outbox/edit';

/** Answers with the version of the segment or the company's answers that is shown; the function never changes. */
export const VersionContext = createContext<() => Version | undefined>(() => undefined);
