import type { Area } from './area';

const suppliers: Area = {
  name: 'Suppliers',
  description: 'The suppliers of the company: inviting and reminding them, and what they show.',
  codes: {
    400: ['INVALID_ROWS'],
    403: ['INVITES_RESTRICTED', 'SUPPLY_CHAIN_RESTRICTED'],
    409: ['SUPPLIER_ANSWERED', 'SUPPLIER_DECLINED', 'REMINDED_RECENTLY', 'QUOTA_REACHED'],
    429: ['DAILY_MAILS'],
  },
  operations: {
    'GET /supplychain-suppliers/project/{projectId}': 'List suppliers, their states and figures',
    'GET /supplychain-suppliers/project/{projectId}/reports': 'List the reports that suppliers share',
    'GET /supplychain-suppliers/project/{projectId}/{linkingId}': 'Read what a supplier shows',
    'PUT /supplychain-suppliers/project/{projectId}/{linkingId}': 'Change what is known of a supplier',
    'DELETE /supplychain-suppliers/project/{projectId}/{linkingId}': 'Withdraw an invitation',
    'POST /supplychain-suppliers/project/{projectId}/invite': 'Invite a supplier',
    'POST /supplychain-suppliers/project/{projectId}/invite-many': 'Invite suppliers from a list',
    'POST /supplychain-suppliers/project/{projectId}/remind': 'Remind a supplier',
    'POST /supplychain-suppliers/project/{projectId}/remind-all':
      'Remind every supplier that has not answered',
    'POST /supplychain-suppliers/project/{projectId}/preview-reminder': 'See the mail of a reminder',
    'POST /supplychain-suppliers/project/{projectId}/populate':
      'Prepare and list suppliers, as the app shows them',
    'POST /supplychain-suppliers/requester/project/{projectId}/populate':
      'Prepare and list what the company asks of suppliers',
  },
};

const partner = '/ca-exchange-partners/project/{projectId}';
const exchange: Area = {
  name: 'Exchange of footprints',
  description: 'Partners whose systems exchange footprints of products with ours, as PACT has it.',
  codes: {
    400: ['PARTNER_NAME_MISSING', 'PART_NUMBER_MISSING', 'SOURCE_ADDRESS_INVALID', 'REASON_MISSING'],
    409: ['PARTNERS_MANY', 'REQUESTS_MANY', 'ALREADY_ANSWERED'],
    422: ['SOURCE_MISSING', 'SOURCE_SECRET_MISSING'],
  },
  operations: {
    [`GET ${partner}`]: 'List partners',
    [`POST ${partner}`]: 'Add a partner',
    [`PUT ${partner}/{id}`]: 'Change a partner',
    [`DELETE ${partner}/{id}`]: 'Remove a partner',
    [`POST ${partner}/{id}/credential`]: 'Make the credential that a partner calls with',
    [`DELETE ${partner}/{id}/credential`]: 'End the credential of a partner',
    [`PUT ${partner}/{id}/source`]: 'Say where footprints of a partner are fetched from',
    [`DELETE ${partner}/{id}/source`]: 'Fetch no more footprints of a partner',
    [`POST ${partner}/{id}/source/fetch`]: 'Fetch the footprints of a partner now',
    [`POST ${partner}/{id}/source/test`]: 'Try whether a partner answers',
    [`POST ${partner}/{id}/ask`]: 'Ask a partner for a footprint',
    'GET /ca-exchange-asked/project/{projectId}': 'List what partners were asked for',
    'GET /ca-exchange-requests/project/{projectId}': 'List what partners ask for',
    'POST /ca-exchange-requests/project/{projectId}/{id}/fulfil': 'Answer a partner with a footprint',
    'POST /ca-exchange-requests/project/{projectId}/{id}/reject': 'Decline what a partner asks for',
  },
};

const users = '/user-management/project/{projectId}';
const apiClients = '/api-clients/project/{projectId}';
const access: Area = {
  name: 'People and access',
  description: 'Colleagues, their devices, and API clients. People do this themselves; no API client may.',
  codes: {
    400: ['NAME_REQUIRED', 'NAME_TOO_LONG', 'NOTHING_ALLOWED', 'EXPIRED_ALREADY'],
    403: ['OWN_ACCOUNT', 'OWN_SETTINGS_ONLY', 'MAIN_USER_PROTECTED'],
    409: [
      'USER_EXISTS',
      'NEVER_SIGNED_IN',
      'MAIN_USER_PROTECTED',
      'LAST_ADMIN',
      'API_CLIENTS_MANY',
      'API_CLIENT_EXISTS',
      'API_CLIENTS_UNAVAILABLE',
      'PUSH_DEVICES_MANY',
    ],
  },
  operations: {
    [`GET ${users}/users`]: 'List the people of the company',
    [`POST ${users}/users`]: 'Invite a colleague',
    [`POST ${users}/populate`]: 'Prepare and list people, as the app shows them',
    'PUT /user-management/users/{userId}': 'Change a person',
    'DELETE /user-management/users/{userId}': 'Remove a person',
    'PUT /user-management/users/{userId}/role': 'Change the role of a person',
    'PUT /user-management/users/{userId}/view-only': 'Let a person only look, or work again',
    'POST /user-management/update-attribute': 'Change one’s own settings',
    'POST /user-management/transfer-main-user': 'Make somebody else the main user',
    'GET /account/settings': 'Read one’s own settings',
    'GET /account/devices': 'List the devices that one is signed in on',
    'DELETE /account/devices': 'Sign out on every other device',
    'DELETE /account/devices/{deviceId}': 'Sign out on a device',
    'GET /account/export': 'Fetch what is stored about oneself',
    'GET /account/notifications': 'Read what one is told of, and in which browsers',
    'PUT /account/notifications': 'Choose what one is told of',
    'POST /account/push-devices': 'Turn on notifications in a browser',
    'DELETE /account/push-devices/{deviceId}': 'Turn off notifications in a browser',
    'POST /account/push-devices/{deviceId}/test': 'Send a notification to try a browser out',
    'GET /notifications/summary-off/{key}': 'See the page that turns off the daily summary',
    'POST /notifications/summary-off/{key}': 'Turn off the daily summary',
    [`GET ${apiClients}`]: 'List API clients and where they ask for tokens',
    [`POST ${apiClients}`]: 'Make an API client',
    [`POST ${apiClients}/{id}/secret`]: 'Renew the secret of an API client',
    [`DELETE ${apiClients}/{id}`]: 'Revoke an API client',
    'POST /first-run/project/{projectId}/complete': 'End the first run',
    'GET /app-relaunch/check/{projectId}': 'Ask whether an announcement is still to be shown',
    'POST /app-relaunch/mark-viewed': 'Note that an announcement was seen',
    'POST /realtime/ticket': 'Get a ticket for the socket of live events',
  },
};

const webhooks = '/webhooks/project/{projectId}';
const telling: Area = {
  name: 'Webhooks',
  description:
    'Addresses of other systems that are called when something happens in the company. Its administrators manage them; no API client may.',
  codes: {
    400: [
      ...['NAME_REQUIRED', 'NAME_TOO_LONG', 'ADDRESS_REQUIRED', 'ADDRESS_INVALID', 'ADDRESS_TOO_LONG'],
      ...['ADDRESS_NOT_HTTPS', 'NOTHING_CHOSEN'],
    ],
    409: ['WEBHOOKS_MANY', 'WEBHOOK_EXISTS', 'WEBHOOK_OFF'],
  },
  operations: {
    [`GET ${webhooks}`]: 'List webhooks',
    [`POST ${webhooks}`]: 'Make a webhook',
    [`PATCH ${webhooks}/{id}`]: 'Change a webhook, or switch it on or off',
    [`DELETE ${webhooks}/{id}`]: 'Remove a webhook',
    [`POST ${webhooks}/{id}/secret`]: 'Renew the secret of a webhook',
    [`POST ${webhooks}/{id}/test`]: 'Send a ping and read the answer',
    [`GET ${webhooks}/{id}/deliveries`]: 'List what a webhook was sent, and what came of it',
    [`POST ${webhooks}/{id}/deliveries/{deliveryId}/replay`]: 'Send something once more',
  },
};

const registration: Area = {
  name: 'Registration',
  description: 'From an invitation to a company with its first user.',
  codes: { 409: ['TOKEN_INVALID', 'INVITATION_USED', 'OWN_INVITATION', 'REGISTRATION_NOT_OPEN'] },
  operations: {
    'POST /landing/validate-token': 'Read an invitation by its token',
    'POST /landing/check-invitation': 'Ask whether an invitation is still open',
    'POST /landing/accept-invitation': 'Accept an invitation for one’s own company',
    'POST /registration/create-project': 'Register a company',
    'POST /auth/create-account': 'Make the account of the first user',
  },
};

export const health: Area = {
  name: 'Health',
  description: 'Whether the server works, for probes and for the app.',
  operations: {
    'GET ': 'Ask whether the API answers',
    'GET /customer-requests': 'Ask whether customer requests can be called',
    'GET /company-profile': 'Ask whether the company profile can be called',
    'GET /readyz': 'Ask whether this server should get calls',
    'GET /healthz': 'Ask whether the process lives',
  },
};

export const peopleAreas: readonly Area[] = [suppliers, exchange, access, telling, registration, health];
