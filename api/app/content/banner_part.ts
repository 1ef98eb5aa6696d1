import type { PagePartMaker } from '#sites/page/page_part'
import { bannerViews } from '#content/queries/banner_views'

/**
 * Puts the banners into the page of their brand: their place is kept from the first paint on. With special banners alone the
 * list is empty, and the page still waits for the code that shows them on a phone.
 */
export const bannerPart: PagePartMaker = async (site, { language }) => {
  const banners = await bannerViews(site, language)
  const hasSpecial = site.settings.profile.specialBanners.some(({ file }) => file !== null)
  return banners.length === 0 && !hasSpecial ? {} : { data: { banners } }
}
