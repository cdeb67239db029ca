/**
 * Who of a company reads the mails about a request: the person who was invited, else the main user, but rather
 * somebody who wants such mails, and never somebody who has not signed in yet: anybody may have named their address. SQL of one row at most, with `email` and `locale`, to be joined laterally; both
 * parameters are columns.
 */
export const readerOf = (projectId: string, invitedEmail: string) => `
  select email, locale from users where project_id = ${projectId} and proved_at is not null
   order by email_notifications desc, email = ${invitedEmail} desc, is_main_user desc, created_at limit 1`;
