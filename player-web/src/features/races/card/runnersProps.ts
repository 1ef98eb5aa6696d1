import type { BoardMarket, BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRace } from '@grandstand/shared-types/wire/betting/races'
import type { CardLine } from './lines.ts'

/** Where a price goes when a tap puts it into the slip. */
export interface Priced {
  match: BoardMatchDetail
  market: BoardMarket
}

export interface RunnersProps {
  race: BoardRace
  lines: readonly CardLine[]
  /** Undefined while no prices are shown. */
  priced: Priced | undefined
}
