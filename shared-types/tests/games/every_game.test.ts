import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withGame } from '../../src/games/all_games.ts'
import { GAME_CODES } from '../../src/games/game_codes.ts'
import { replay } from '../../src/games/replay.ts'
import { betsOf, round } from '../support/bets.ts'

const seeds = (of: number) => ({ serverSeed: 'server', clientSeed: 'client', round: of })
const WRONG_STAKES = [0, -1, 1.5, '100', null, undefined, Number.NaN, 2 ** 53, 2_000_000_000]
const NO_BETS = [null, undefined, 7, 'bet', [], [100], {}, { stakeMinor: {} }]

describe.each(GAME_CODES)('%s', (code) => {
  const values = fc.array(betsOf(code), { minLength: 1, maxLength: 3 })

  test('pays whole amounts, none above the highest win', () => {
    withGame(code, (game) =>
      fc.assert(
        fc.property(values, round, (given, number) => {
          for (const [place, one] of replay(game, seeds(number), given).bets.entries()) {
            // a pick that is not offered in its match
            if (!one) continue
            const { stakedMinor, winMinor } = one.settled
            expect(one.bet.stakeMinor).toBe(given[place]?.stakeMinor)
            expect(stakedMinor).toBeGreaterThanOrEqual(one.bet.stakeMinor)
            expect(Number.isSafeInteger(winMinor) && winMinor >= 0).toBe(true)
            expect(winMinor).toBeLessThanOrEqual(game.highestWinMinor(one.bet))
          }
        }),
        { numRuns: 40 }
      )
    )
  })

  test('comes out the same from the same seeds, whatever the bets', () => {
    withGame(code, (game) => {
      const { outcome } = replay(game, seeds(5), [])
      expect(replay(game, seeds(5), fc.sample(betsOf(code), 3)).outcome).toEqual(outcome)
      const others = [6, 7, 8, 9].map((number) => replay(game, seeds(number), []).outcome)
      expect(
        others.filter((other) => JSON.stringify(other) !== JSON.stringify(outcome))
      ).not.toEqual([])
    })
  })

  test('refuses what is no bet', () => {
    withGame(code, (game) => {
      for (const value of NO_BETS) expect(game.readBet(value)).toBeNull()
      const [valid] = fc.sample(betsOf(code), { numRuns: 1, seed: 1 })
      for (const stakeMinor of WRONG_STAKES) {
        expect(game.readBet({ ...valid, round: 1, stakeMinor })).toBeNull()
      }
    })
  })
})
