/** Staff change the texts of mails, and try them out. */
import type {
  EmailTemplateRow,
  MailPreview,
  MailText,
} from '@grandstand/shared-types/wire/site/mail'
import { formatMoney } from '@grandstand/shared-types/money/format'
import { authorOf, recordAudit } from '#audit/record_audit'
import { inTransaction, type Trx } from '#core/database/transactions'
import type { Editor, Principal } from '#core/requests/access'
import { countWork } from '#core/throttle/work_rate'
import { clock } from '#core/timing/clock'
import { writeMail } from '#mail/actions/write_mail'
import { cleanBody } from '#mail/compose/clean'
import { composed } from '#mail/compose/compose'
import { requirePlaceholders } from '#mail/compose/placeholders'
import { siteById, type CurrentSite } from '#sites/current_site'
import { siteAddress } from '#sites/site_address'

const TEST_MAIL_USEFUL_MS = 3_600_000

/** A kind of mail in a language, as staff see it now. */
type Template = Pick<EmailTemplateRow, 'id' | 'kind' | 'language' | 'subject' | 'body'>

/** Stores the brand's own text, cleaned. Throws as `requirePlaceholders`. */
export async function keepTemplate(
  editor: Editor,
  template: Template,
  text: MailText
): Promise<void> {
  const kept = cleaned(template, text)
  const { subject, body } = template
  if (kept.subject === subject && kept.body === body) return
  await inTransaction(async (trx) => {
    await remove(trx, editor.principal, template)
    await trx
      .insertQuery()
      .table('email_templates')
      .insert({ ...keyOf(editor.principal, template), ...kept, updated_at: clock.now() })
    await record(trx, editor, template, { before: { subject, body }, after: kept })
  })
}

/** Removes the brand's own text, so that the standard one is in force again; does nothing without one. */
export async function dropTemplate(editor: Editor, template: Template): Promise<void> {
  const { subject, body } = template
  await inTransaction(async (trx) => {
    if ((await remove(trx, editor.principal, template)) === 0) return
    await record(trx, editor, template, { before: { subject, body }, after: {} })
  })
}

/** The mail as a player would get it, with example values. Throws as `requirePlaceholders`. */
export async function previewOf(
  { siteId }: Principal,
  template: Template,
  text: MailText
): Promise<MailPreview> {
  const site = await siteById(siteId)
  const { kind, language } = template
  return composed({
    kind,
    text: cleaned(template, text),
    language,
    brand: site.title,
    values: examples(site, language),
  })
}

/** Sends a text with example values. Throws as `requirePlaceholders`, and 429 `tooManyAttempts` [seconds]. */
export async function sendTest(
  { principal, ip }: Editor,
  template: Template,
  { to, ...text }: MailText & { to: string }
): Promise<void> {
  const site = await siteById(principal.siteId)
  const kept = cleaned(template, text)
  await countWork('testMails', principal, ip)
  await inTransaction((trx) =>
    writeMail(trx, site, {
      kind: template.kind,
      to: { userId: null, address: to, name: '', language: template.language },
      values: examples(site, template.language),
      usefulUntil: clock.now() + TEST_MAIL_USEFUL_MS,
      text: kept,
    })
  )
}

function cleaned({ kind }: Template, { subject, body }: MailText): MailText {
  const text = { subject, body: cleanBody(body) }
  requirePlaceholders(kind, text)
  return text
}

/** Example values for the placeholders; the link leads to the home page. */
const examples = (site: CurrentSite, language: string) => ({
  firstName: 'Deniz',
  username: 'deniz34',
  link: siteAddress(site, `/${language}/`),
  hours: '24',
  minutes: '60',
  days: '14',
  senderName: 'Deniz',
  senderMail: 'deniz@mail.example',
  subject: 'Lorem ipsum',
  message: 'Lorem ipsum dolor sit amet.\nConsectetur adipiscing elit.',
  answer: 'Sed do eiusmod tempor.',
  amount: formatMoney(125_000, site.currency, language),
  method: 'IBAN',
  reference: 'K7M2P9QX4RTA',
})

const keyOf = ({ siteId }: Principal, { kind, language }: Template) => ({
  site_id: siteId,
  kind,
  language,
})

async function remove(trx: Trx, principal: Principal, template: Template): Promise<number> {
  const removed: unknown = await trx
    .from('email_templates')
    .where(keyOf(principal, template))
    .delete()
  return Number(removed)
}

async function record(
  trx: Trx,
  editor: Editor,
  { id, kind, language }: Template,
  change: { before: Partial<MailText>; after: Partial<MailText> }
): Promise<void> {
  await recordAudit(trx, {
    ...authorOf(editor),
    action: 'emailTemplate.update',
    subjectType: 'emailTemplate',
    subjectId: id,
    detail: { kind, language, ...change },
  })
}
