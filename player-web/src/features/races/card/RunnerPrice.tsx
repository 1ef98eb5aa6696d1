import type { BoardMarket, BoardMatchDetail } from '@grandstand/shared-types/wire/betting/book'
import type { BoardRunner } from '@grandstand/shared-types/wire/betting/races'
import { useMarketType } from '../../../odds/useMarketTypes.ts'
import { SlipOddsButton } from '../../betslip/index.ts'
import { outcomeOf } from './lines.ts'

interface RunnerPriceProps {
  runner: BoardRunner
  match: BoardMatchDetail
  market: BoardMarket
}

/** The price of a runner in a market; nothing for one that does not run. */
export function RunnerPrice({ runner, match, market }: RunnerPriceProps) {
  const type = useMarketType(market.typeId)
  if (runner.status !== 'declared') return null
  const outcome = outcomeOf(market, runner)
  if (!outcome) return <span className="no-price" />
  const name = outcome.name ?? runner.name
  const isToWin = !type || type.key === 'raceWinner'
  return (
    <SlipOddsButton
      match={match}
      market={market}
      outcome={outcome}
      name={isToWin ? name : `${name}, ${type.shortName}`}
    />
  )
}
