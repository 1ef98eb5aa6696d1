import type { BoardMarket, BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import { useFormat } from '../../../i18n/format.ts'
import { outcomeName } from '../../../odds/marketNames.ts'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { SlipOddsButton } from '../../betslip/index.ts'
import { othersIn } from './lines.ts'
import styles from './RaceCard.module.css'

interface NoRunnerProps {
  match: BoardMatchDetail
  market: BoardMarket
}

/** Prices of a market of runners that are of none of them, such as that nobody retires. */
export function NoRunner({ match, market }: NoRunnerProps) {
  const { language } = useFormat()
  const type = useMarketType(market.typeId)
  const { home, away } = match
  const context = { home, away, specifier: market.specifier }
  return othersIn(market).map((outcome) => {
    const name = outcomeName(type, outcome.key, context, language)
    return (
      <div key={outcome.id} className={styles.other}>
        {name}
        <span className={styles.price}>
          <SlipOddsButton match={match} market={market} outcome={outcome} name={name} />
        </span>
      </div>
    )
  })
}
