import { JackpotTicker, type JackpotTickerProps } from './JackpotTicker.tsx'
import { useJackpots } from './useJackpots.ts'

/** The jackpots that a game feeds, in one line over it. */
export function GameJackpots({ of }: Required<Pick<JackpotTickerProps, 'of'>>) {
  const jackpots = useJackpots()
  return jackpots && <JackpotTicker jackpots={jackpots} of={of} look="line" />
}
