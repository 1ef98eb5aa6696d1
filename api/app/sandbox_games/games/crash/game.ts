/** Crash: the player takes the win while the multiple rises. */
import { crash, HIGHEST_CASH_OUT_MILLI } from '@grandstand/shared-types/games/crash/crash'
import { codesOf, type CodeOf } from '@grandstand/shared-types/games/game_codes'
import { AppError } from '#core/errors/app_error'
import type { SandboxGame } from '#sandbox_games/games/game'
import { elapsedAt, multipleAt } from '#sandbox_games/games/crash/rise'
import { publishedReturn } from '#sandbox_games/games/published_return'
import type { CrashShown } from '#sandbox_games/wire'

const MAX_STAKE_MINOR = 10_000
/** How much less than the page shows may have risen here: its clock runs a little ahead. */
const AHEAD_MS = 300
const TAKE = /^take:(\d{4,7})$/
const LOOK = /^look(?::(\d{4,7}))?$/

const gameOf = (code: CodeOf<'crash'>): SandboxGame => ({
  code,
  lobby: 'mintGaming',
  returnPpm: publishedReturn(code),
  minStakeMinor: 10,
  maxStakeMinor: MAX_STAKE_MINOR,
  maxPayMinor: crash.highestWinMinor({ stakeMinor: MAX_STAKE_MINOR, cashOutMilli: null }),
  leaving: { afterMs: elapsedAt(HIGHEST_CASH_OUT_MILLI), action: 'look' },
  isLook: (action) => LOOK.test(action),
  // what was shown to the player counts, as far as it can have been shown by now
  actionAt: (action, elapsedMs) => {
    const reached = multipleAt(elapsedMs + AHEAD_MS)
    const taken = Number(TAKE.exec(action)?.[1] ?? Number.NaN)
    if (Number.isNaN(taken)) return `look:${multipleAt(elapsedMs)}`
    return `take:${Math.min(taken, reached)}`
  },
  play: (draws, { bets, actions }, round) => {
    const sent: unknown = Array.isArray(bets) && bets.length === 1 ? bets[0] : null
    const bet = crash.readBet(sent)
    if (!bet) throw new AppError('validationFailed')
    const { breaksAtMilli } = crash.draw(draws, round)
    const last = actions.at(-1) ?? 'look:1000'
    const taken = Number(TAKE.exec(last)?.[1] ?? 0)
    const reached = Math.max(Number(LOOK.exec(last)?.[1] ?? 0), taken)
    const auto = bet.cashOutMilli ?? HIGHEST_CASH_OUT_MILLI
    const isTaken = taken > 0 || reached >= auto || reached > breaksAtMilli
    const cashOutMilli = cashOut(Math.min(taken > 0 ? taken : auto, auto))
    const final = { stakeMinor: bet.stakeMinor, cashOutMilli: isTaken ? cashOutMilli : null }
    const winMinor = isTaken ? crash.settle(final, { breaksAtMilli }).winMinor : 0
    const shown: CrashShown = {
      bet: final,
      auto: bet.cashOutMilli,
      breaksAtMilli: isTaken ? breaksAtMilli : null,
    }
    return { stakeMinor: bet.stakeMinor, winMinor, isOver: isTaken, outcome: shown }
  },
})

/** A multiple that the rules know; below the lowest nothing can be taken. */
function cashOut(milli: number): number {
  const known = crash.readBet({ stakeMinor: 1, cashOutMilli: milli })
  if (!known) throw new AppError('validationFailed')
  return milli
}

/** The same flight in other pictures. */
export default codesOf('crash').map(gameOf)
