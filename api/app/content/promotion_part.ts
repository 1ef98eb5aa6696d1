import { shownBlocks } from '@grandstand/shared-types/themes/slots'
import { THEME_COOKIE } from '@grandstand/shared-types/themes/theme'
import type { PagePartMaker } from '#sites/page/page_part'
import { themeOfPage } from '#themes/page_theme'
import { promotionCards } from '#content/queries/promotion_views'

/** Puts the promotions into a page whose theme has them among the blocks of its home page, where they then never arrive late. */
export const promotionPart: PagePartMaker = async (site, { cookie, language }) => {
  const { layout, slots } = (await themeOfPage(site, cookie(THEME_COOKIE))).design
  const isPlaced = layout.home === 'lobby' && shownBlocks(slots, 'home').includes('promotions')
  return isPlaced ? { data: { promotions: await promotionCards(site, language) } } : {}
}
