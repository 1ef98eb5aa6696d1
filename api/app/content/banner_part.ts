import type { PagePartMaker } from '#sites/page/page_part'
import { bannerViews } from '#content/queries/banner_views'

/** Puts the banners into the page of their brand: their place is kept from the first paint on. */
export const bannerPart: PagePartMaker = async ({ id }) => {
  const banners = await bannerViews(id)
  return banners.length === 0 ? {} : { data: { banners } }
}
