import type { PagePartMaker } from '#sites/page/page_part'
import { asBrowsersReach } from '#games/providers/as_browsers_reach'
import { providersOf } from '#games/providers/provider'

/** Lets the page of a brand frame the games of its providers, and no other host (must-hold S6). */
export const gameFramePart: PagePartMaker = async ({ id }, { origin = '' }) => {
  const enabled = (await providersOf(id)).filter(({ isEnabled }) => isEnabled)
  const origins = enabled.flatMap((one) => one.allowedOrigins)
  return { frameOrigins: [...new Set(origins.map((one) => asBrowsersReach(one, origin)))].sort() }
}
