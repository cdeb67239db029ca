const whos = ['user', 'admin', 'mainUser'] as const;
export type Who = (typeof whos)[number];

/** The permissions of the specification. Server and screens are checked against the same table. */
const rolesTable = {
  'see who works here': ['user', 'admin', 'mainUser'],
  'add a person': ['admin', 'mainUser'],
  'edit a User': ['admin', 'mainUser'],
  'edit an Admin': ['admin', 'mainUser'],
  'change a role': ['admin', 'mainUser'],
  'remove a User': ['admin', 'mainUser'],
  'remove the main user': [],
  'set to view only': ['admin', 'mainUser'],
  'transfer the main-user role': ['mainUser'],
  'read the audit trail': ['admin', 'mainUser'],
  'see the company profile': ['user', 'admin', 'mainUser'],
  'edit the company profile': ['mainUser'],
  'see carbon accounts': ['user', 'admin', 'mainUser'],
  'change carbon accounts': ['user', 'admin', 'mainUser'],
} as const satisfies Record<string, readonly Who[]>;

export type RoleAction = keyof typeof rolesTable;

/** Every cell of the table: an action, a person, and whether that person may. */
export const roleCells = (Object.keys(rolesTable) as RoleAction[]).flatMap((action) =>
  whos.map((who) => [action, who, (rolesTable[action] as readonly Who[]).includes(who)] as const),
);
