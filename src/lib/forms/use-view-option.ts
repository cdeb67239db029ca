import { useState } from 'react';

/**
 * A view setting such as a filter or a blank copy for download. It is lost with the page and never saved or sent;
 * anything that is belongs in a form (`useDraftForm`).
 */
export const useViewOption = useState;
