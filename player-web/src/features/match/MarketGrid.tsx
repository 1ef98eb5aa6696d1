import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { MarketCard } from './MarketCard.tsx'
import type { MarketCardData } from './groupMarkets.ts'
import styles from './MarketBoard.module.css'

interface MarketGridProps {
  match: BoardMatch
  cards: readonly MarketCardData[]
}

/** Cards of markets beside each other. */
export function MarketGrid({ match, cards }: MarketGridProps) {
  return (
    <div className={styles.grid}>
      {cards.map((card) => (
        <MarketCard key={card.type.id} card={card} match={match} />
      ))}
    </div>
  )
}
