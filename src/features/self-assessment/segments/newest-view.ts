import { createContext } from 'react';
import type { SegmentView } from '../state/segment-view';

/** The segment with the newest answers, for the form: the page around it may be a moment behind. */
export const NewestView = createContext<SegmentView | undefined>(undefined);
