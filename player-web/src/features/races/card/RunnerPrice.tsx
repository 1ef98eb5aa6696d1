import type { BoardMarket, BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { Suspense } from 'react'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { SlipOddsButton, SlipStartButton } from '../../betslip/index.ts'
import styles from './Runner.module.css'
import { outcomeOf } from './lines.ts'

interface RunnerPriceProps {
  runner: BoardRunner
  match: BoardMatchDetail
  market: BoardMarket
}

/** The price of a runner in a market, beside it the starting price where that is sold; nothing for one that does not run. */
export function RunnerPrice({ runner, match, market }: RunnerPriceProps) {
  const type = useMarketType(market.typeId)
  if (runner.status !== 'declared') return null
  const outcome = outcomeOf(market, runner)
  if (!outcome) return <span className="no-price" />
  const name = outcome.name ?? runner.name
  const isToWin = !type || type.key === 'raceWinner'
  const bet = { match, market, outcome, name: isToWin ? name : `${name}, ${type.shortName}` }
  if (!market.isSoldAtStart) return <SlipOddsButton {...bet} />
  return (
    <span className={styles.prices}>
      <SlipOddsButton {...bet} />
      <Suspense fallback={<span />}>
        <SlipStartButton {...bet} />
      </Suspense>
    </span>
  )
}
