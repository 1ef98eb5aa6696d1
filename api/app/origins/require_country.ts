/** The country permission of a brand: at the sign-in of its players, and wherever play or money begins (must-hold A9). */
import db from '@adonisjs/lucid/services/db'
import { mayPlayFrom, type Origin } from '@grandstand/shared-types/accounts/play_countries'
import throttle from '#config/throttle'
import { AppError } from '#core/errors/app_error'
import { gate, takeTry } from '#core/throttle/throttle'
import { recordAudit } from '#audit/record_audit'
import { originOf } from '#origins/origins'
import { siteById } from '#sites/current_site'

/** What the user asked for. */
type Activity = 'signIn' | 'coupon' | 'credit' | 'card' | 'deposit' | 'game'

interface Asker {
  siteId: number
  userId: number
  ip: string
}

/** Throws 403 `countryNotAllowed`, and records it. */
export async function requireCountry(asker: Asker, activity: Activity): Promise<void> {
  if (await isOutOfCountry(asker, activity)) throw new AppError('countryNotAllowed')
}

/** Whether the brand refuses the address; a refusal is recorded. */
export async function isOutOfCountry(asker: Asker, activity: Activity): Promise<boolean> {
  const { settings } = await siteById(asker.siteId)
  const origin = originOf(asker.ip)
  if (mayPlayFrom(origin, settings.countries)) return false
  await record(asker, activity, origin)
  return true
}

/** No more in an hour than a reader can read. */
async function record({ siteId, userId, ip }: Asker, activity: Activity, origin: Origin) {
  const rows = gate(throttle.refusedCountryRows, 'refusedCountryRows', userId)
  const isRoom = await takeTry({ ...rows, store: 'memory' }).then(
    () => true,
    () => false
  )
  if (!isRoom) return
  await recordAudit(db.connection(), {
    siteId,
    actorId: userId,
    action: 'user.countryRefused',
    subjectType: 'user',
    subjectId: userId,
    detail: { activity, ...origin },
    ip,
  })
}
