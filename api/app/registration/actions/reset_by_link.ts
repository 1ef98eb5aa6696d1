import { AppError } from '#core/errors/app_error'
import { inTransaction } from '#core/database/transactions'
import { replacePassword } from '#accounts/actions/reset_password'
import User from '#accounts/models/user'
import { endLinks, openLink } from '#registration/account_links'
import type { CurrentSite } from '#sites/current_site'

interface NewPassword {
  code: string
  password: string
  repeatPassword: string
}

/**
 * Sets a new password by the link of a mail, once, and ends all sessions. Throws 422 `passwordMatchError` at
 * `repeatPassword`, 410 `linkOver` for a link that was used, has expired, or is of another brand, 422 as
 * `checkPassword`.
 */
export async function resetByLink(
  site: CurrentSite,
  { code, password, repeatPassword }: NewPassword,
  ip: string
): Promise<void> {
  if (repeatPassword !== password) throw AppError.field('repeatPassword', 'passwordMatchError')
  const owner = await ownerOf(site, code)
  await replacePassword(owner, password, {
    actorId: owner.id,
    ip,
    async along(trx, user) {
      // checked again, since the same link may be used twice at once
      const { isUsed } = await openLink(trx, code, 'passwordReset')
      if (isUsed) throw new AppError('linkOver')
      await endLinks(trx, user.id, 'passwordReset')
      // the link proves that mail arrives, which is all that an activation asks
      user.awaitsActivation = false
    },
  })
}

async function ownerOf(site: CurrentSite, code: string): Promise<User> {
  const { userId, isUsed } = await inTransaction((trx) => openLink(trx, code, 'passwordReset'))
  const owner = await User.query().where({ id: userId, siteId: site.id, status: 1 }).first()
  if (isUsed || !owner) throw new AppError('linkOver')
  return owner
}
