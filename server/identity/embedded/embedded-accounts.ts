import { passwordLinkHours, type AccountManager } from '../account-provisioning';
import { deleteAccount, ensureAccount, findAccountByEmail, setLocale } from '../accounts';
import { endDevice, findDevices } from './devices';
import { writeLink, type LinkMailing } from './password/passwords-by-mail';
import { findFactors } from './factors';
import { endSessionsOf } from './sessions';

/** Accounts of the embedded realm. Names are in the product's own table of users. */
export function createEmbeddedAccounts(mailing: LinkMailing): AccountManager {
  return {
    isVerified: async (db, email) => (await findAccountByEmail(db, email))?.passwordHash != null,
    async create(tx, { invitation, ...person }) {
      const id = await ensureAccount(tx, person);
      const mail = await writeLink(tx, mailing, { ...person, id }, passwordLinkHours);
      if (invitation) await mailing.mails.userInvitation(tx, { ...mail, ...invitation, link: mail });
      else await mailing.mails.setPassword(tx, mail);
    },
    async update(tx, { email, locale }) {
      const account = await findAccountByEmail(tx, email);
      if (account) await setLocale(tx, account.id, locale);
    },
    async remove(tx, email) {
      const account = await findAccountByEmail(tx, email);
      if (!account) return;
      await endSessionsOf(tx, account.id);
      await deleteAccount(tx, account.id);
    },
    async devices(db, email) {
      const account = await findAccountByEmail(db, email);
      return account ? findDevices(db, account.id) : [];
    },
    async secondFactors(db, email) {
      const account = await findAccountByEmail(db, email);
      const factors = account ? await findFactors(db, account.id) : [];
      return factors.map(({ kind, name, createdAt, lastUsedAt }) => ({ kind, name, createdAt, lastUsedAt }));
    },
    endDevice: (database, email, id, record) =>
      database.transaction(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        const isEnded = account !== undefined && (await endDevice(tx, account.id, id));
        if (isEnded) await record(tx);
        return isEnded;
      }),
    endDevices: (database, email, record) =>
      database.transaction(async (tx) => {
        const account = await findAccountByEmail(tx, email);
        if (account) await endSessionsOf(tx, account.id);
        await record(tx);
      }),
  };
}
