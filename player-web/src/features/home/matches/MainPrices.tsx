import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useFormat } from '../../../i18n/format.ts'
import { contextOfOutcome, outcomeName } from '../../../odds/marketNames.ts'
import { SlipOddsButton } from '../../betslip/index.ts'
import { useMainMarket } from './useMainMarket.ts'
import styles from './MainPrices.module.css'

/** The prices of a match's main market, side by side; their space is kept until the market is known. */
export function MainPrices({ match }: { match: BoardMatch }) {
  const { language } = useFormat()
  const main = useMainMarket(match)
  const context = { home: match.home, away: match.away, specifier: main?.market.specifier ?? '' }
  return (
    <div className={styles.prices}>
      {main?.market.outcomes.map((outcome) => (
        <SlipOddsButton
          key={outcome.id}
          match={match}
          market={main.market}
          outcome={outcome}
          name={outcomeName(main.type, outcome.key, contextOfOutcome(context, outcome), language)}
          prefix={outcomeName(
            main.type,
            outcome.key,
            contextOfOutcome(context, outcome),
            language,
            true
          )}
        />
      ))}
    </div>
  )
}
