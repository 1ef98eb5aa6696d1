import { AppError } from '#core/errors/app_error'
import { bus } from '#core/bus'
import { inTransaction } from '#core/database/transactions'
import { clock } from '#core/timing/clock'
import { recordAudit } from '#audit/record_audit'
import User from '#accounts/models/user'
import { endLinks, openLink } from '#registration/account_links'
import type { CurrentSite } from '#sites/current_site'

/**
 * Activates the account to whose mail the code belongs, and resolves to the username. Opening a link twice has the same
 * answer, since mail programs open links, too. Throws 410 `linkOver` for a code that is unknown, of another brand, or
 * expired.
 */
export async function activate(site: CurrentSite, code: string, ip: string): Promise<string> {
  const user = await inTransaction(async (trx) => {
    const { userId, isUsed } = await openLink(trx, code, 'activation')
    const owner = await User.query({ client: trx }).where('id', userId).forUpdate().firstOrFail()
    if (owner.siteId !== site.id) throw new AppError('linkOver')
    if (!owner.awaitsActivation) return owner
    if (isUsed) throw new AppError('linkOver')
    await owner.merge({ awaitsActivation: false, updatedAt: clock.now() }).save()
    await endLinks(trx, userId, 'activation')
    await recordAudit(trx, {
      siteId: owner.siteId,
      actorId: userId,
      action: 'user.activate',
      subjectType: 'user',
      subjectId: userId,
      detail: {},
      ip,
    })
    return owner
  })
  bus.emit('accessChanged', { userId: user.id })
  return user.username
}
