import type { BoardMarket } from '@grandstand/shared-types/wire/betting/book'

/** Whether the outcomes of a market are the runners of a whole field, which its card shows; all others stand below the card. */
export const isOnCard = ({ specifier, outcomes }: BoardMarket): boolean =>
  specifier === '' && outcomes.some(({ name }) => name !== undefined)
