/** The country permission of a brand: at the sign-in of its players, and wherever play or money begins (must-hold A9). */
import { mayPlayFrom } from '@grandstand/shared-types/accounts/play_countries'
import { AppError } from '#core/errors/app_error'
import { originOf } from '#origins/origins'
import { recordRefusedActivity, type Activity, type Asker } from '#origins/refused_activity'
import { siteById } from '#sites/current_site'

/** Throws 403 `countryNotAllowed`, and records the refusal. */
export async function requireCountry(asker: Asker, activity: Activity): Promise<void> {
  if (await isOutOfCountry(asker, activity)) throw new AppError('countryNotAllowed')
}

/** Whether the brand refuses the address; a refusal is recorded. */
export async function isOutOfCountry(asker: Asker, activity: Activity): Promise<boolean> {
  const { settings } = await siteById(asker.siteId)
  const origin = originOf(asker.ip)
  if (mayPlayFrom(origin, settings.countries)) return false
  await recordRefusedActivity(asker, 'user.countryRefused', { activity, ...origin })
  return true
}
