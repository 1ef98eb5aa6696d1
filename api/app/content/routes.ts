import type { Operations } from '#core/operations/operation'
import { bannerEdits, showBanners } from '#content/operations/banners'
import { pageEdits, showPage } from '#content/operations/pages'
import { promotionEdits, showPromotion, showPromotions } from '#content/operations/promotions'

export const contentOperations = {
  ...pageEdits,
  showPage,
  ...bannerEdits,
  showBanners,
  ...promotionEdits,
  showPromotions,
  showPromotion,
} satisfies Operations
