import { createContext } from 'react';
import type { Version } from '../../../lib/outbox/edit';

/**
 * Provides a function that returns the shown version of the segment or of the company's answers; it never
 * changes.
 */
export const VersionContext = createContext<() => Version | undefined>(() => undefined);
