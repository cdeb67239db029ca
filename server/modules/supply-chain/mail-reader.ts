/**
 * The person of a company who gets the mails about a request: the invited person, else the main user, but
 * preferably someone who wants such mails, and never someone who has not signed in yet, because anyone may
 * have entered their address. SQL of one row at most, with `email` and `locale`, for a lateral join; both
 * parameters are columns.
 */
export const readerOf = (projectId: string, invitedEmail: string) => `
  select email, locale from users where project_id = ${projectId} and proved_at is not null
   order by email_notifications desc, email = ${invitedEmail} desc, is_main_user desc, created_at limit 1`;
