import type { Operations } from '#core/operations/operation'
import { bannerEdits, showBanners } from '#content/operations/banners'
import { channelEdits, showChannels } from '#content/operations/channels'
import { pageEdits, showPage } from '#content/operations/pages'
import { promotionEdits, showPromotion, showPromotions } from '#content/operations/promotions'

export const operations = {
  ...pageEdits,
  showPage,
  ...bannerEdits,
  showBanners,
  ...promotionEdits,
  showPromotions,
  showPromotion,
  ...channelEdits,
  showChannels,
} satisfies Operations
