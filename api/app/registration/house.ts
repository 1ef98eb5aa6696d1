/** The user below whom people who register stand in the tree. */
import { AppError } from '#core/errors/app_error'
import { must } from '#core/errors/must'
import type { Trx } from '#core/database/transactions'
import User from '#accounts/models/user'
import { requireRoom } from '#accounts/opening_room'
import { accessOf } from '#accounts/queries/chain'
import type { CurrentSite } from '#sites/current_site'

/**
 * The id of the dealer whom the brand's settings name, else of its oldest active admin. Throws 403 `registrationClosed`
 * while that dealer is stopped, since the new account would be stopped, too.
 */
export async function houseOf({ id: siteId, settings }: CurrentSite): Promise<number> {
  const { webDealerId } = settings
  if (webDealerId === null) {
    const admins = User.query().where({ siteId, type: 'admin', status: 1 }).whereNull('parent_id')
    return must(await admins.orderBy('id').first(), 'active admin of the brand').id
  }
  const dealer = await User.query().where({ siteId, id: webDealerId, status: 1 }).first()
  if (!dealer || (await accessOf(dealer.path)).isStopped) throw new AppError('registrationClosed')
  return dealer.id
}

/**
 * Locks the row until the transaction ends, so that two registrations of a brand come one after the other. Throws 403
 * `registrationClosed` when a dealer's opening limit is reached.
 */
export async function lockHouse(trx: Trx, id: number): Promise<User> {
  const house = await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
  if (house.type === 'dealer') {
    await requireRoom(trx, house, 1).catch((error: unknown) => {
      // the key of a dealer's limit would mean nothing to a visitor
      throw error instanceof AppError ? new AppError('registrationClosed') : error
    })
  }
  return house
}
