import { createMails } from '../mail/create-mails';
import { findNewest } from '../mail/queue';
import { findInvitation, invite, type InvitationMails } from '../modules/landing/invitations';
import type { NewInvitation } from '../modules/landing/repository';
import type { Queryable } from '../lib/database';

type DemoInvitation = Omit<NewInvitation, 'requesterProjectId'> & { from: string };

/**
 * For a new person in each language; the last one's company is already registered. Every name is invented.
 */
const demoInvitations: readonly DemoInvitation[] = [
  {
    from: 'qinghe',
    email: 'wang.fang@huaxin-jingmi.example',
    locale: 'zh-CN',
    supplierName: '华信精密零件有限公司',
    supplierNumber: 'GYS00931',
    sector: 'METAL_PRODUCTS',
    country: 'CN',
    message: '请提供机加工零件的碳排放数据，谢谢配合。',
  },
  {
    from: 'atlantica',
    email: 'rui.tavares@tavaresmoldes.example',
    locale: 'pt',
    supplierName: 'Tavares Moldes, Lda.',
    supplierNumber: '30877',
    sector: 'PLASTICS_RUBBER',
    country: 'PT',
    message: 'Precisamos da pegada de carbono das peças injetadas que nos fornecem.',
  },
  {
    from: 'castellan',
    email: 'claire.moreau@moreau-decoupe.example',
    locale: 'fr',
    supplierName: 'Moreau Découpe SARL',
    supplierNumber: 'F-31902',
    sector: 'METAL_PRODUCTS',
    country: 'FR',
    message: '',
  },
  {
    from: 'rodaval',
    email: 'carlos.ruiz@transportesruiz.example',
    locale: 'es',
    supplierName: 'Transportes Ruiz e Hijos S.L.',
    supplierNumber: '1200733',
    sector: 'FREIGHT',
    country: 'ES',
    message: 'Para nuestro informe anual necesitamos sus emisiones por transporte.',
  },
  {
    from: 'kestrel',
    email: 'sarah.mitchell@northgate-coatings.example',
    locale: 'en',
    supplierName: 'Northgate Coatings Ltd',
    supplierNumber: 'KRS-0224',
    sector: 'CHEMICALS',
    country: 'GB',
    message: 'We are building our supply chain inventory and would value your figures.',
  },
  {
    from: 'hansewind',
    email: 'energie@alpenguss.example',
    locale: 'de',
    supplierName: 'Alpenguss GmbH',
    supplierNumber: 'L-55931',
    sector: 'ALUMINIUM',
    country: 'AT',
    message: 'Neue Anfrage für die Gehäuse der Baureihe 7.',
  },
  {
    from: 'nordwerk',
    email: 'julia.weber@weber-feinguss.example',
    locale: 'de',
    supplierName: 'Weber Feinguss GmbH & Co. KG',
    supplierNumber: '4107741',
    sector: 'CASTINGS_FORGINGS',
    country: 'DE',
    message: 'Für unsere Klimaziele 2030 benötigen wir den CO₂-Fußabdruck Ihrer Gussteile. Vielen Dank!',
  },
];

/** Nobody has these addresses, so their mails stay in the outbox or go nowhere. */
export async function insertInvitations(
  tx: Queryable,
  {
    publicUrl,
    toOutbox,
    projectIds,
  }: { publicUrl: string; toOutbox: boolean; projectIds: ReadonlyMap<string, number> },
): Promise<void> {
  const mails: InvitationMails = toOutbox ? createMails(publicUrl) : { invitation: async () => undefined };
  for (const { from, ...invitation } of demoInvitations) {
    const requesterProjectId = projectIds.get(from);
    if (requesterProjectId === undefined) throw new Error(`The demo world has no company "${from}".`);
    await invite(tx, { publicUrl, mails }, { ...invitation, requesterProjectId });
  }
}

/** Path and query of the newest open invitation in the outbox: tokens are stored nowhere else. */
export async function findOpenInvitation(db: Queryable): Promise<string | undefined> {
  for (const { kind, text } of await findNewest(db, 100)) {
    const [, path, token] = /https?:\/\/[^/\s]+(\/\S*\?token=([\w-]+)\S*)/.exec(text) ?? [];
    if (kind !== 'invitation' || token === undefined) continue;
    const invitation = await findInvitation(db, token);
    if (invitation && !invitation.expired && invitation.takenBy === null) return path;
  }
  return undefined;
}
