/** What rooms add to the page of a brand, in this order. */
import { boardPart } from '#book/board_part'
import { bannerPart } from '#content/banner_part'
import { promotionPart } from '#content/promotion_part'
import { framePart } from '#payments/methods/frame_part'
import { gameFramePart } from '#games/providers/frame_part'
import type { PagePartMaker } from '#sites/page/page_part'
import { themePart } from '#themes/page_theme'
import { textsPart } from '#translations/page_texts'

export const pageParts: readonly PagePartMaker[] = [
  themePart,
  bannerPart,
  promotionPart,
  textsPart,
  boardPart,
  framePart,
  gameFramePart,
]
