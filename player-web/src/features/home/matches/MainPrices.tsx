import type { BoardMatch } from '@grandstand/shared-types/wire/betting/book'
import { useFormat } from '../../../i18n/format.ts'
import { contextOfOutcome, outcomeName } from '../../../odds/marketNames.ts'
import { SlipOddsButton } from '../../betslip/index.ts'
import { favouritesOf } from '../../../odds/favouritesOfRace.ts'
import { useMainMarket } from './useMainMarket.ts'
import styles from './MainPrices.module.css'

/**
 * The prices of a match's main market, or of a race's favourites, side by side; their space is kept until the market is
 * known.
 */
export function MainPrices({ match }: { match: BoardMatch }) {
  const { language } = useFormat()
  const main = useMainMarket(match)
  if (!main) return <div className={styles.prices} />
  const { market, type } = main
  const context = { home: match.home, away: match.away, specifier: market.specifier }
  return (
    <div className={styles.prices}>
      {(match.isRace ? favouritesOf(market) : market.outcomes).map((outcome) => {
        const ofOutcome = contextOfOutcome(context, outcome)
        return (
          <SlipOddsButton
            key={outcome.id}
            match={match}
            market={market}
            outcome={outcome}
            name={outcomeName(type, outcome.key, ofOutcome, language)}
            // a runner by its number; the teams of a season stand above in this order
            {...(!match.isSeason && {
              prefix: match.isRace
                ? outcome.key
                : outcomeName(type, outcome.key, ofOutcome, language, true),
            })}
          />
        )
      })}
    </div>
  )
}
