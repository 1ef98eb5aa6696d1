import type { InfoPage, PageText } from '@grandstand/shared-types/wire/site/content'

/** The pages that every brand has, in one language. `{brand}` stands for the brand's name. */
export type ShippedPages = Readonly<Record<InfoPage, PageText>>
