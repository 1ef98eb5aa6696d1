import type { JackpotBrand } from '@grandstand/shared-types/wire/games/jackpots'
import { openSites } from '#sites/current_site'
import Site from '#sites/models/site'

/** The brands that are served here but for the own one, by name. */
export async function joinableBrands(ownId: number): Promise<JackpotBrand[]> {
  const open = (await openSites()).map(({ id }) => id).filter((id) => id !== ownId)
  const sites = await Site.query().whereIn('id', open).orderBy('title').orderBy('id')
  return sites.map(({ id, title, currency }) => ({ id, title, currency }))
}
