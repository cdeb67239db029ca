import { normaliseEmail } from '../registration/email';

interface Invitation {
  email: string;
  sectorCode: string;
  countryCode: string;
}

/** Identifies equal invitations: the same recipient, product group and country. */
export function invitationKey({ email, sectorCode, countryCode }: Invitation): string {
  return JSON.stringify([normaliseEmail(email), sectorCode, countryCode]);
}
