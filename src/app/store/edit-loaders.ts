import type { EditLoaders } from '../../lib/outbox/edit-loader';

/** Loads the edit definitions of each area, for edits queued on the device while another page is open. */
export const editLoaders: EditLoaders = {
  requests: () =>
    Promise.all([import('../../features/requests/edits'), import('../../domain/requests/withhold')]),
  selfAssessment: () =>
    Promise.all([
      import('../../features/self-assessment/all-edits'),
      import('../../features/first-run/edits'),
      import('../../features/sustainability-report/edits'),
      import('../../features/sustainability-report/years/year-edits'),
    ]),
  carbonAccounting: () => import('../../features/carbon-accounting/all-edits'),
};
