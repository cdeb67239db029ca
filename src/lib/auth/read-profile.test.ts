import { profileFrom } from './read-profile';

it.each([
  ['ProjectId', { ProjectId: 42 }, {}],
  ['projectId', { projectId: '42' }, {}],
  ['attributes.projectId', { attributes: { projectId: ['42'] } }, {}],
  ['attributes.ProjectId', { attributes: { ProjectId: 42 } }, {}],
  ['attributes.project-id', { attributes: { 'project-id': ['42'] } }, {}],
  ['attributes.project_id', { attributes: { project_id: '42' } }, {}],
  ['the id token', {}, { projectId: 42 }],
  ['the id token when the profile has no numeric one', { projectId: '' }, { ProjectId: '42' }],
])('finds the project in %s', (_place, userInfo, claims) => {
  expect(profileFrom(userInfo, claims).projectId).toBe(42);
});

it.each([[{}], [{ projectId: 'none' }], [{ projectId: -1 }], [{ projectId: [] }], [{ attributes: null }]])(
  'fails when no project is found in %j',
  (userInfo) => {
    expect(() => profileFrom(userInfo)).toThrow('Could not determine projectId from profile or tokens');
  },
);

it('reads the person’s data', () => {
  const userInfo = {
    sub: '7',
    email: ' anna@example.test ',
    name: 'Anna Berger',
    given_name: 'Anna',
    family_name: 'Berger',
    projectId: 1,
  };
  expect(profileFrom(userInfo)).toEqual({
    id: '7',
    email: 'anna@example.test',
    name: 'Anna Berger',
    firstName: 'Anna',
    lastName: 'Berger',
    projectId: 1,
  });
});

it.each([
  [{ given_name: 'Anna', family_name: 'Berger' }, 'Anna Berger'],
  [{ firstName: 'Anna', lastName: '' }, 'Anna'],
  [{ email: 'anna@example.test' }, 'anna@example.test'],
])('composes a name from %j', (userInfo, name) => {
  expect(profileFrom({ ...userInfo, projectId: 1 }).name).toBe(name);
});
