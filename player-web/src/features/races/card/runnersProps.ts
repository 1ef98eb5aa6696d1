import type { BoardMarket, BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace, BoardRunner } from '@grandstand/shared-types/wire/betting/races'

/** The prices of runners that are shown, and where they go when a tap puts one into the slip. */
export interface Priced {
  match: BoardMatchDetail
  markets: readonly BoardMarket[]
}

export interface RunnersProps {
  race: BoardRace
  /** In the order that the player chose. */
  runners: readonly BoardRunner[]
  /** Undefined while no prices are shown. */
  priced: Priced | undefined
}
