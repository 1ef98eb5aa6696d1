import type { PagePartMaker } from '#sites/page/page_part'
import { providersOf } from '#games/providers/provider'

/** Lets the page of a brand frame the games of its providers, and no other host (must-hold S6). */
export const gameFramePart: PagePartMaker = async ({ id }) => {
  const enabled = (await providersOf(id)).filter(({ isEnabled }) => isEnabled)
  return { frameOrigins: [...new Set(enabled.flatMap((one) => one.allowedOrigins))].sort() }
}
