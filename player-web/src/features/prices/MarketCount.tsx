import { matchName } from '@grandstand/shared-types/catalogue/match_name'
import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MarketCount.module.css'

/**
 * The number of markets of a match, including those in its row; each line of a market type counts. The match's page
 * shows the same number, to which its tabs add up.
 */
export function MarketCount({ match }: { match: BoardMatch }) {
  const { t } = useTranslation()
  const { marketCount: count } = match
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <ChevronRight size={15} aria-hidden />
      <span className="visually-hidden">
        {t('sports.allMarkets', { match: matchName(match), count })}
      </span>
    </span>
  )
}
