/**
 * Sends the mails of the outbox. Several processes may do so at once: each mail is sent by the process that took it.
 */
import { ofBrandsHere } from '#core/database/brands_here'
import db from '@adonisjs/lucid/services/db'
import logger from '@adonisjs/core/services/logger'
import { FaultPoints } from '#core/fault_points'
import { clock } from '#core/timing/clock'
import { isForGood, LEASE_MS, waitAfter } from '#mail/sending/attempts'
import { mailer } from '#mail/sending/mailer'
import { senderOf } from '#mail/sending/sender_of'
import { openBody } from '#mail/sending/sealed_body'
import { siteById } from '#sites/current_site'

interface WaitingMail {
  id: number
  site_id: number
  to_address: string
  to_name: string
  subject: string
  sealed_body: string
  message_id: string
  attempts: number
  next_attempt_at: number
  useful_until: number
}

const AT_A_TIME = 20
const ERROR_LENGTH = 255

/** Steps at which a test stops the work like a kill would. */
export const mailFaults = new FaultPoints<'taken' | 'handedOver'>()

/** Sends every mail that is due; ends early once `isStopped` says so. */
export async function sendMails(isStopped: () => boolean = () => false): Promise<void> {
  for (;;) {
    const due = await dueMails()
    for (const mail of due) {
      if (isStopped()) return
      if (await take(mail)) await send({ ...mail, attempts: mail.attempts + 1 })
    }
    if (due.length < AT_A_TIME) return
  }
}

const dueMails = async (): Promise<WaitingMail[]> =>
  ofBrandsHere(db.query<WaitingMail>().from('mails'))
    .where('state', 'waiting')
    .where('next_attempt_at', '<=', clock.now())
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(AT_A_TIME)
    .select('id', 'site_id', 'to_address', 'to_name', 'subject', 'sealed_body', 'message_id')
    .select('attempts', 'next_attempt_at', 'useful_until')

/** Takes a mail for an attempt, and counts the attempt beforehand; false when another process has taken the mail. */
async function take(mail: WaitingMail): Promise<boolean> {
  const now = clock.now()
  if (mail.useful_until < now) {
    await end(mail.id, { state: 'failed' })
    return false
  }
  const taken: unknown = await db
    .from('mails')
    .where({ id: mail.id, state: 'waiting', next_attempt_at: mail.next_attempt_at })
    .update({ attempts: mail.attempts + 1, next_attempt_at: now + LEASE_MS })
  return Number(taken) === 1
}

async function send(mail: WaitingMail): Promise<void> {
  mailFaults.reach('taken')
  try {
    await handOver(mail)
  } catch (error) {
    await keepForLater(mail, error)
    return
  }
  mailFaults.reach('handedOver')
  await end(mail.id, { state: 'sent', error: null, sent_at: clock.now() })
}

async function handOver(mail: WaitingMail): Promise<void> {
  const { html, text } = openBody(mail.sealed_body)
  const site = await siteById(mail.site_id)
  await mailer().sendCompiled({
    message: {
      from: { address: senderOf(site), name: site.title },
      to: [{ address: mail.to_address, name: mail.to_name }],
      subject: mail.subject,
      messageId: mail.message_id,
      headers: { 'auto-submitted': 'auto-generated' },
      html,
      text,
    },
    views: {},
  })
}

async function keepForLater(mail: WaitingMail, error: unknown): Promise<void> {
  const { id, attempts } = mail
  const reason = error instanceof Error ? error.message : String(error)
  // mail servers repeat the address in their replies, and a log must not contain it
  const masked = reason.replaceAll(mail.to_address, '<address>')
  logger.warn({ mailId: id, attempts, reason: masked }, 'a mail did not leave')
  const failure = { error: reason.slice(0, ERROR_LENGTH) }
  if (isForGood(error)) return end(id, { ...failure, state: 'failed' })
  const next = { next_attempt_at: clock.now() + waitAfter(attempts) }
  await db
    .from('mails')
    .where({ id })
    .update({ ...failure, ...next })
}

interface Ended {
  state: 'sent' | 'failed'
  error?: string | null
  sent_at?: number
}

/** Notes the end of a mail; its body is deleted after the last attempt. */
async function end(id: number, ended: Ended): Promise<void> {
  await db
    .from('mails')
    .where({ id, state: 'waiting' })
    .update({ ...ended, sealed_body: null })
}
