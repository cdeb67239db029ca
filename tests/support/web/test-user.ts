import type { ProjectUser } from '../../../core/contracts/users';

/** A person of the project; fields not given have default values. */
export function testUser(overrides: Partial<ProjectUser> = {}): ProjectUser {
  const { firstName = 'Luis', lastName = 'Ortega' } = overrides;
  return {
    id: `id of ${firstName}`,
    handle: `id of ${firstName}`,
    email: `${firstName.toLowerCase()}@example.test`,
    name: `${firstName} ${lastName}`,
    firstName,
    lastName,
    role: 'User',
    isMainUser: false,
    viewOnly: false,
    isPending: false,
    jobTitle: '',
    phoneNumber: '',
    version: 1,
    ...overrides,
  };
}
