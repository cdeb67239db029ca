import type { PublicEnv } from '../../../core/contracts/env';

export const publicEnv: PublicEnv = {
  apiCredential: 'fixed-credential',
  identity: { url: 'http://localhost', realm: 'platform', clientId: 'supplier-portal' },
  links: {
    trustCenter: 'https://trust.example',
    about: 'https://about.example',
    help: 'https://help.example',
    support: 'https://support.example',
  },
};
