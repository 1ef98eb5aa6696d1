import type { Trx } from '#core/database/transactions'
import type User from '#accounts/models/user'
import { writePasswordNotice } from '#registration/mails'
import { siteById } from '#sites/current_site'

/** Writes the notice that a password was changed; nothing for an account without a mail address. */
export async function tellOfPassword(trx: Trx, owner: User): Promise<void> {
  if (!owner.email) return
  await writePasswordNotice(trx, await siteById(owner.siteId), owner)
}
