import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useFormat } from '../../i18n/format.ts'
import { outcomeName } from '../../odds/marketNames.ts'
import { SlipOddsButton } from '../betslip/index.ts'
import { inlineMarket, type MarketColumns } from './columns.ts'
import { pricePrefix } from './pricePrefix.ts'
import { SuspendedLabel } from './SuspendedLabel.tsx'
import styles from './PhonePrices.module.css'

interface PhonePricesProps {
  match: BoardMatch
  column: MarketColumns | undefined
  tabIndex: (index: number) => number
}

/** One market over the full width. */
export function PhonePrices({ match, column, tabIndex }: PhonePricesProps) {
  const { language } = useFormat()
  const market = column && inlineMarket(match, column.type.id)
  const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
  return (
    <div className={styles.prices}>
      {column?.type.outcomes.map(({ key }, index) => {
        const outcome = market?.outcomes.find((candidate) => candidate.key === key)
        return (
          <span key={key} className={styles.cell} data-item>
            {market && outcome ? (
              <SlipOddsButton
                match={match}
                market={market}
                outcome={outcome}
                name={outcomeName(column.type, key, context, language)}
                prefix={pricePrefix(column.type, key, context, language)}
                tabIndex={tabIndex(index)}
              />
            ) : (
              <span className="no-price" />
            )}
          </span>
        )
      })}
      {market && <SuspendedLabel market={market} />}
    </div>
  )
}
