import { JackpotTicker } from './JackpotTicker.tsx'
import { useJackpots } from './useJackpots.ts'

/** The jackpots of the brand, with a way to who won them; nothing where it has none. */
export default function JackpotsBlock() {
  const jackpots = useJackpots()
  return jackpots ? <JackpotTicker jackpots={jackpots} isLinked /> : null
}
