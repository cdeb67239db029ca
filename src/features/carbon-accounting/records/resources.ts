/** URL names of the inputs and results of carbon accounting. */
export const resources = {
  results: 'ca-emission-results',
  activities: 'ca-activities-data',
  spend: 'ca-spend-volumes',
  distributions: 'ca-spend-distributions',
  suppliers: 'ca-supplier-inputs',
} as const;
export type Resource = keyof typeof resources;
/** What people enter. */
export type InputResource = Exclude<Resource, 'results'>;

/** Path of a project's records of a kind, below `/api`. */
export const resourcePath = (resource: Resource, projectId: number) =>
  `/${resources[resource]}/project/${projectId}`;
