import { useState } from 'react';

/**
 * What a person chooses to have in sight or in a download: a filter, a blank copy. It is gone with the page, and
 * nothing of it is saved or sent; what is saved or sent is a form (`useDraftForm`).
 */
export const useViewOption = useState;
