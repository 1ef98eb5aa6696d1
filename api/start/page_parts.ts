/** What rooms add to the page of a brand, in this order. */
import type { PagePartMaker } from '#sites/page/page_part'
import { themePart } from '#themes/page_theme'

export const pageParts: readonly PagePartMaker[] = [themePart]
