/** The scopes that a reduction target may cover. */
export const reductionScopes = ['SCOPE1_2', 'SCOPE3', 'SCOPE1_2_3'] as const;
