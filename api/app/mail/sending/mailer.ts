/** The mailer of this process; the start of the server sets it, and tests set one of their own. */
import type { MailerContract, MailTransportContract } from '@adonisjs/mail/types'
import { must } from '#core/errors/must'

type Mailer = Pick<MailerContract<MailTransportContract>, 'sendCompiled'>

let named: Mailer | null = null

export function sendMailsWith(mailer: Mailer): void {
  named = mailer
}

export const mailer = (): Mailer => must(named, 'mailer')
