import type { Area } from './area';

const suppliers: Area = {
  name: 'Suppliers',
  description: 'The suppliers of the company: invitations, reminders, and the data they share.',
  codes: {
    400: ['INVALID_ROWS'],
    403: ['INVITES_RESTRICTED', 'SUPPLY_CHAIN_RESTRICTED'],
    409: ['SUPPLIER_ANSWERED', 'SUPPLIER_DECLINED', 'REMINDED_RECENTLY', 'QUOTA_REACHED'],
    429: ['DAILY_MAILS'],
  },
  operations: {
    'GET /supplychain-suppliers/project/{projectId}': 'List suppliers with their status and figures',
    'GET /supplychain-suppliers/project/{projectId}/reports': 'List the reports that suppliers share',
    'GET /supplychain-suppliers/project/{projectId}/{linkingId}': 'Read the data that a supplier shares',
    'GET /supplychain-suppliers/project/{projectId}/{linkingId}/statements/{fileId}':
      "Download a file of a supplier's verification statement",
    'PUT /supplychain-suppliers/project/{projectId}/{linkingId}': 'Change what is requested from a supplier',
    'DELETE /supplychain-suppliers/project/{projectId}/{linkingId}': 'Withdraw an invitation',
    'POST /supplychain-suppliers/project/{projectId}/invite': 'Invite a supplier',
    'POST /supplychain-suppliers/project/{projectId}/invite-many': 'Invite suppliers from a list',
    'POST /supplychain-suppliers/project/{projectId}/remind': 'Remind a supplier',
    'POST /supplychain-suppliers/project/{projectId}/remind-all':
      'Remind every supplier that has not answered',
    'POST /supplychain-suppliers/project/{projectId}/preview-reminder': 'Preview the reminder mail',
    'POST /supplychain-suppliers/project/{projectId}/populate':
      'Prepare and list suppliers, as the app shows them',
    'POST /supplychain-suppliers/requester/project/{projectId}/populate':
      'Prepare and list the requests of the company to suppliers',
  },
};

const partner = '/ca-exchange-partners/project/{projectId}';
const exchange: Area = {
  name: 'Footprint exchange',
  description: 'Partners whose systems exchange product footprints with this one, as specified by PACT.',
  codes: {
    400: [
      'PARTNER_NAME_MISSING',
      'PART_NUMBER_MISSING',
      'SOURCE_ADDRESS_INVALID',
      'SOURCE_CLIENT_MISSING',
      'REASON_MISSING',
    ],
    409: ['PARTNERS_MANY', 'REQUESTS_MANY', 'ALREADY_ANSWERED'],
    422: ['SOURCE_MISSING', 'SOURCE_SECRET_MISSING'],
  },
  operations: {
    [`GET ${partner}`]: 'List partners',
    [`POST ${partner}`]: 'Add a partner',
    [`PUT ${partner}/{id}`]: 'Change a partner',
    [`DELETE ${partner}/{id}`]: 'Remove a partner',
    [`POST ${partner}/{id}/credential`]: 'Create the credential of a partner',
    [`DELETE ${partner}/{id}/credential`]: 'Revoke the credential of a partner',
    [`PUT ${partner}/{id}/source`]: 'Set where footprints of a partner are fetched from',
    [`DELETE ${partner}/{id}/source`]: 'Stop fetching footprints of a partner',
    [`POST ${partner}/{id}/source/fetch`]: 'Fetch the footprints of a partner now',
    [`POST ${partner}/{id}/source/test`]: 'Test the connection to a partner',
    [`POST ${partner}/{id}/resend`]: 'Send what a partner has not received again',
    [`POST ${partner}/{id}/ask`]: 'Request a footprint from a partner',
    'GET /ca-exchange-asked/project/{projectId}': 'List the footprints requested from partners',
    'GET /ca-exchange-requests/project/{projectId}': 'List the requests of partners',
    'POST /ca-exchange-requests/project/{projectId}/{id}/fulfil':
      'Answer the request of a partner with a footprint',
    'POST /ca-exchange-requests/project/{projectId}/{id}/reject': 'Decline the request of a partner',
  },
};

const users = '/user-management/project/{projectId}';
const apiClients = '/api-clients/project/{projectId}';
const access: Area = {
  name: 'People and access',
  description: 'Colleagues, their devices, and API clients. Not available to API clients.',
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
    'PUT /user-management/users/{userId}/view-only': 'Restrict a person to viewing, or lift the restriction',
    'POST /user-management/update-attribute': 'Change one’s own settings',
    'POST /user-management/transfer-main-user': 'Transfer the main-user role to another person',
    'GET /account/settings': 'Read one’s own settings',
    'GET /account/devices': 'List one’s own signed-in devices',
    'DELETE /account/devices': 'Sign out on every other device',
    'DELETE /account/devices/{deviceId}': 'Sign out on a device',
    'GET /account/export': 'Download one’s own stored data',
    'GET /account/notifications': 'Read one’s own notification settings and browsers',
    'PUT /account/notifications': 'Change one’s own notification settings',
    'POST /account/push-devices': 'Turn on notifications in a browser',
    'DELETE /account/push-devices/{deviceId}': 'Turn off notifications in a browser',
    'POST /account/push-devices/{deviceId}/test': 'Send a test notification to a browser',
    'GET /notifications/summary-off/{key}': 'Show the page that turns off the daily summary',
    'POST /notifications/summary-off/{key}': 'Turn off the daily summary',
    [`GET ${apiClients}`]: 'List API clients and the address that issues their tokens',
    [`POST ${apiClients}`]: 'Create an API client',
    [`POST ${apiClients}/{id}/secret`]: 'Renew the secret of an API client',
    [`DELETE ${apiClients}/{id}`]: 'Revoke an API client',
    'POST /first-run/project/{projectId}/complete': 'Complete the first run',
    'GET /app-relaunch/check/{projectId}': 'Read the announcement that the person has not seen yet',
    'POST /app-relaunch/mark-viewed': 'Mark an announcement as seen',
    'POST /realtime/ticket': 'Get a ticket for the live event socket',
  },
};

const webhooks = '/webhooks/project/{projectId}';
const telling: Area = {
  name: 'Webhooks',
  description:
    'Addresses of other systems that are called when something happens in the company. Managed by its administrators; API clients have no access.',
  codes: {
    400: [
      ...['NAME_REQUIRED', 'NAME_TOO_LONG', 'ADDRESS_REQUIRED', 'ADDRESS_INVALID', 'ADDRESS_TOO_LONG'],
      ...['ADDRESS_NOT_HTTPS', 'PRIVATE_ADDRESS', 'NOTHING_CHOSEN'],
    ],
    409: ['WEBHOOKS_MANY', 'WEBHOOK_EXISTS', 'WEBHOOK_OFF'],
  },
  operations: {
    [`GET ${webhooks}`]: 'List webhooks',
    [`POST ${webhooks}`]: 'Create a webhook',
    [`PATCH ${webhooks}/{id}`]: 'Change a webhook, or switch it on or off',
    [`DELETE ${webhooks}/{id}`]: 'Remove a webhook',
    [`POST ${webhooks}/{id}/secret`]: 'Renew the secret of a webhook',
    [`POST ${webhooks}/{id}/test`]: 'Send a ping and return the response',
    [`GET ${webhooks}/{id}/deliveries`]: 'List the deliveries of a webhook with their results',
    [`POST ${webhooks}/{id}/deliveries/{deliveryId}/replay`]: 'Repeat a delivery',
  },
};

const registration: Area = {
  name: 'Registration',
  description: 'From an invitation to a company with its first user.',
  codes: { 409: ['TOKEN_INVALID', 'INVITATION_USED', 'OWN_INVITATION', 'REGISTRATION_NOT_OPEN'] },
  operations: {
    'POST /landing/validate-token': 'Read an invitation by its token',
    'POST /landing/check-invitation': 'Check whether an invitation is still open',
    'POST /landing/accept-invitation': 'Accept an invitation for one’s own company',
    'POST /registration/create-project': 'Register a company',
    'POST /auth/create-account': 'Create the account of the first user',
  },
};

export const health: Area = {
  name: 'Health',
  description: 'Status of the server, for probes and for the app.',
  operations: {
    'GET ': 'Check whether the API responds',
    'GET /customer-requests': 'Check whether customer requests are available',
    'GET /company-profile': 'Check whether the company profile is available',
    'GET /readyz': 'Check whether this server is ready for requests',
    'GET /healthz': 'Check whether the process is running',
  },
};

export const peopleAreas: readonly Area[] = [suppliers, exchange, access, telling, registration, health];
