/** The mails for opening an account and for a new password. */
import type { Trx } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import type User from '#accounts/models/user'
import { writeMail } from '#mail/actions/write_mail'
import { LINK_VALID_MS, newLink } from '#registration/account_links'
import type { CurrentSite } from '#sites/current_site'
import { siteAddress } from '#sites/site_address'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
/** A notice is useful for days, even when the mail server was down for a while. */
const NOTICE_USEFUL_MS = 3 * 24 * HOUR_MS

type Receiver = Pick<User, 'id' | 'username' | 'firstName' | 'lastName' | 'email' | 'language'>

/** Writes the mail with a new link that activates the account; nothing for an account without an address. */
export async function writeActivationMail(
  trx: Trx,
  site: CurrentSite,
  user: Receiver
): Promise<void> {
  const to = receiverOf(user)
  if (!to) return
  const validMs = LINK_VALID_MS.activation
  const code = await newLink(trx, user.id, 'activation')
  await writeMail(trx, site, {
    kind: 'activation',
    to,
    values: {
      ...namesOf(user),
      link: siteAddress(site, `/${user.language}/activation/${code}`),
      hours: String(validMs / HOUR_MS),
    },
    usefulUntil: clock.now() + validMs,
  })
}

/** Writes the mail with a new link that sets a password. The caller has ended earlier links. */
export async function writeResetMail(trx: Trx, site: CurrentSite, user: Receiver): Promise<void> {
  const to = receiverOf(user)
  if (!to) return
  const validMs = LINK_VALID_MS.passwordReset
  const code = await newLink(trx, user.id, 'passwordReset')
  await writeMail(trx, site, {
    kind: 'passwordReset',
    to,
    values: {
      ...namesOf(user),
      link: siteAddress(site, `/${user.language}/resetPassword/${code}`),
      minutes: String(validMs / MINUTE_MS),
    },
    usefulUntil: clock.now() + validMs,
  })
}

/** Writes the mail that tells a user of a changed password. */
export async function writePasswordNotice(
  trx: Trx,
  site: CurrentSite,
  user: Receiver
): Promise<void> {
  const to = receiverOf(user)
  if (!to) return
  await writeMail(trx, site, {
    kind: 'passwordChanged',
    to,
    values: namesOf(user),
    usefulUntil: clock.now() + NOTICE_USEFUL_MS,
  })
}

function receiverOf({ id, email, firstName, lastName, language }: Receiver) {
  if (!email) return null
  return { userId: id, address: email, name: `${firstName} ${lastName}`.trim(), language }
}

/** The names for the greeting: the first name, else the username. */
const namesOf = ({ username, firstName }: Receiver) => ({
  username,
  firstName: firstName || username,
})
