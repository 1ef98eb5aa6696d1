/** Jackpots: their values beside the games that feed them, and what is shown when one falls. */
export { GameJackpots } from './GameJackpots.tsx'
export { JackpotTicker } from './JackpotTicker.tsx'
export { useJackpots } from './useJackpots.ts'
