import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useFormat } from '../../i18n/format.ts'
import { lineLabel, outcomeName } from '../../odds/marketNames.ts'
import { usePageTheme } from '../../theme/pageTheme.ts'
import { SlipOddsButton } from '../betslip/index.ts'
import { inlineMarket, type MarketColumns } from './columns.ts'
import { pricePrefix } from './pricePrefix.ts'
import { SuspendedLabel } from './SuspendedLabel.tsx'
import styles from './InlinePrices.module.css'

interface InlinePricesProps {
  match: BoardMatch
  columns: readonly MarketColumns[]
  tabIndex: (index: number) => number
}

/** The prices of a row, market by market; a missing market leaves its place empty. */
export function InlinePrices({ match, columns, tabIndex }: InlinePricesProps) {
  const { language } = useFormat()
  const isStacked = usePageTheme().theme?.layout.odds === 'stacked'
  let index = 0
  return columns.map(({ type, cellPx }) => {
    const market = inlineMarket(match, type.id)
    const context = { home: match.home, away: match.away, specifier: market?.specifier ?? '' }
    return (
      <div key={type.id} className={styles.group}>
        {type.outcomes.map(({ key }) => {
          const outcome = market?.outcomes.find((candidate) => candidate.key === key)
          const itemIndex = index++
          const prefix = isStacked
            ? pricePrefix(type, key, context, language)
            : lineLabel(key, context, language)
          return (
            <span key={key} className={styles.cell} style={{ inlineSize: cellPx }} data-item>
              {market && outcome ? (
                <SlipOddsButton
                  match={match}
                  market={market}
                  outcome={outcome}
                  name={outcomeName(type, key, context, language)}
                  {...(prefix !== '' && { prefix })}
                  tabIndex={tabIndex(itemIndex)}
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
  })
}
