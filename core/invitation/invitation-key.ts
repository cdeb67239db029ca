import { normaliseEmail } from '../registration/email';

interface Invitation {
  email: string;
  sectorCode: string;
  countryCode: string;
}

/** What makes two invitations the same: whom they ask for what. */
export function invitationKey({ email, sectorCode, countryCode }: Invitation): string {
  return JSON.stringify([normaliseEmail(email), sectorCode, countryCode]);
}
