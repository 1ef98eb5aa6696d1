/** Mails that a visitor who cannot sign in asks for. The answer never tells whether there is such an account. */
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { inTransaction, type Trx } from '#core/database/transactions'
import { gate, takeTry } from '#core/throttle/throttle'
import { countVisit, type Visit } from '#core/throttle/visit_rate'
import { atLeast } from '#core/timing/at_least'
import type User from '#accounts/models/user'
import { recordAudit } from '#audit/record_audit'
import { endLinks } from '#registration/account_links'
import { writeActivationMail, writeResetMail } from '#registration/mails'
import { namedPlayers } from '#registration/queries/named_players'
import type { CurrentSite } from '#sites/current_site'

/** Longer than writing a mail takes, so that the time of the answer tells nothing. */
const ANSWER_AFTER_MS = 400

/**
 * Writes the mail with a link that sets a new password. Throws 429 `tooManyAttempts` [seconds], 403
 * `registrationClosed`.
 */
export async function askPasswordReset(
  site: CurrentSite,
  name: string,
  visit: Visit
): Promise<void> {
  if (site.settings.flags.registerDisabled) throw new AppError('registrationClosed')
  await ask(site, name, visit, async (trx, user) => {
    await endLinks(trx, user.id, 'passwordReset')
    await writeResetMail(trx, site, user)
    await recordAudit(trx, {
      siteId: site.id,
      actorId: null,
      action: 'user.passwordLink',
      subjectType: 'user',
      subjectId: user.id,
      detail: {},
      ip: visit.ip,
    })
  })
}

/**
 * Writes the activation mail once more; nothing for an account that is active. Throws 429 `tooManyAttempts` [seconds].
 */
export const askActivation = (site: CurrentSite, name: string, visit: Visit): Promise<void> =>
  ask(site, name, visit, async (trx, user) => {
    if (user.awaitsActivation) await writeActivationMail(trx, site, user)
  })

async function ask(
  site: CurrentSite,
  name: string,
  visit: Visit,
  write: (trx: Trx, user: User) => Promise<void>
): Promise<void> {
  await countVisit('accountMails', visit)
  await atLeast(ANSWER_AFTER_MS, async () => {
    for (const user of await namedPlayers(site.id, name)) {
      if (await mayReceive(user)) await inTransaction((trx) => write(trx, user))
    }
  })
}

/** Counts the mail, of which an account gets a few in an hour, whoever asks for them. */
const mayReceive = ({ id }: User): Promise<boolean> =>
  takeTry(gate(throttle.accountMailsTo, 'accountMailsTo', id)).then(
    () => true,
    () => false
  )
