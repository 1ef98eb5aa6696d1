/** What rooms add to the page of a brand, in this order. */
import type { PagePartMaker } from '#sites/page/page_part'

export const pageParts: readonly PagePartMaker[] = []
