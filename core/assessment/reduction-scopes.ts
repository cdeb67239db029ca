/** What a reduction target may be about. */
export const reductionScopes = ['SCOPE1_2', 'SCOPE3', 'SCOPE1_2_3'] as const;
