import type { BoardMatch } from '@grandstand/shared-types/wire/book'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './MarketCount.module.css'

/**
 * The number of markets of a match, those in its row included; each line of a market type is one. The match's page
 * shows the same number, and its tabs add up to it.
 */
export function MarketCount({ match }: { match: BoardMatch }) {
  const { t } = useTranslation()
  const { home, away, marketCount: count } = match
  return (
    <span className={styles.count}>
      <span aria-hidden>{count}</span>
      <ChevronRight size={15} aria-hidden />
      <span className="visually-hidden">
        {t('sports.allMarkets', { match: `${home} – ${away}`, count })}
      </span>
    </span>
  )
}
