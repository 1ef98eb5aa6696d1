/** English names of markets and outcomes, for a reader who has no platform of ours. */
import { marketTypeViews } from '@grandstand/shared-types/languages/market_type_views'
import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'
import { fillMarketName } from '@grandstand/shared-types/markets/names/fill_name'

interface Teams {
  home: string
  away: string
}

export interface NamedBet {
  market_type_id: number
  specifier: string
  outcome_key: string
}

export interface BetNames {
  market: (bet: NamedBet) => string
  outcome: (bet: NamedBet) => string
}

/** Names of bets on a match of these teams; what the platform has no name for keeps its key. */
export function betNames({ home, away }: Teams): BetNames {
  const types = new Map(marketTypeViews(CATALOGUE_LANGUAGE).map((type) => [type.id, type]))
  const filled = (name: string, { specifier }: NamedBet) =>
    fillMarketName(name, { home, away, specifier })
  return {
    market: (bet) => filled(types.get(Number(bet.market_type_id))?.name ?? bet.specifier, bet),
    outcome(bet) {
      const outcomes = types.get(Number(bet.market_type_id))?.outcomes ?? []
      return filled(
        outcomes.find(({ key }) => key === bet.outcome_key)?.name ?? bet.outcome_key,
        bet
      )
    },
  }
}
