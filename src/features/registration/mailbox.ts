interface Mailbox {
  name: string;
  url: string;
}

/** Webmail providers, by the domains of their addresses. */
const providers: readonly (readonly [domains: RegExp, name: string, url: string])[] = [
  [/^(gmail|googlemail)\.com$/, 'Gmail', 'https://mail.google.com/'],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, 'Outlook', 'https://outlook.live.com/mail/'],
  [/^(yahoo|ymail|rocketmail)\.[a-z.]+$/, 'Yahoo Mail', 'https://mail.yahoo.com/'],
  [/^(icloud|me|mac)\.com$/, 'iCloud Mail', 'https://www.icloud.com/mail/'],
  [/^(proton|protonmail)\.(me|com)$/, 'Proton Mail', 'https://mail.proton.me/'],
  [/^gmx\.[a-z.]+$/, 'GMX', 'https://www.gmx.net/'],
  [/^web\.de$/, 'WEB.DE', 'https://web.de/'],
  [/^t-online\.de$/, 'T-Online', 'https://email.t-online.de/'],
  [/^orange\.fr$/, 'Orange Mail', 'https://messagerie.orange.fr/'],
  [/^sapo\.pt$/, 'SAPO Mail', 'https://mail.sapo.pt/'],
  [/^qq\.com$/, 'QQ邮箱', 'https://mail.qq.com/'],
  [/^163\.com$/, '网易邮箱', 'https://mail.163.com/'],
  [/^126\.com$/, '网易邮箱', 'https://mail.126.com/'],
];

/** The web address of an e-mail address's mailbox; undefined for a company's own mail server. */
export function mailboxOf(email: string): Mailbox | undefined {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const found = providers.find(([domains]) => domains.test(domain));
  return found && { name: found[1], url: found[2] };
}
