import { requireCaptcha } from '#core/captcha/captcha'
import { inTransaction } from '#core/database/transactions'
import { countVisit, type Visit } from '#core/throttle/visit_rate'
import { clock } from '#core/timing/clock'
import type { SentMessage } from '#contact/validators/messages'
import { writeMail } from '#mail/actions/write_mail'
import type { CurrentSite } from '#sites/current_site'

/** The inbox keeps the message when the mail server is down for longer. */
const MAIL_USEFUL_MS = 3 * 24 * 3_600_000

interface Writer {
  /** The signed-in user; null for a visitor. */
  userId: number | null
  visit: Visit
  /** The solved captcha. */
  captcha: string
}

/**
 * Puts a message into the brand's inbox, and sends it to the brand's own address in the brand's language. No mail goes to
 * the address in the form, because anybody can type the address of somebody else. Throws 429 `tooManyAttempts` [seconds],
 * 422 `captchaWrong` at `captcha`.
 */
export async function sendMessage(
  site: CurrentSite,
  message: SentMessage,
  { userId, visit, captcha }: Writer
): Promise<void> {
  await countVisit('contactMessages', visit)
  await requireCaptcha(captcha)
  const { name, email, subject, text } = message
  const address = site.settings.contactEmail
  const now = clock.now()
  await inTransaction(async (trx) => {
    await trx
      .insertQuery()
      .table('contact_messages')
      .insert({ ...message, site_id: site.id, user_id: userId, state: 'new', created_at: now })
    if (address === null) return
    await writeMail(trx, site, {
      kind: 'contactMessage',
      to: { userId: null, address, name: site.title, language: site.defaultLanguage },
      values: { senderName: name, senderMail: email, subject, message: text },
      usefulUntil: now + MAIL_USEFUL_MS,
    })
  })
}
