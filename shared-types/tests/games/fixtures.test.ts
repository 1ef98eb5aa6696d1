import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stream } from '../../src/draws/stream.ts'
import { pairsOf } from '../../src/games/fixtures/schedule.ts'
import { football, FOOTBALL_RULES } from '../../src/games/football/football.ts'
import { tennis, TENNIS_RULES } from '../../src/games/tennis/tennis.ts'

const draws = (round: number) => stream({ serverSeed: 'league', clientSeed: 'test', round })

describe('a season', () => {
  test.each([8, 16])('of %d sides has everybody at home against everybody once', (sides) => {
    const rounds = Array.from({ length: 2 * (sides - 1) }, (_, round) => pairsOf(sides, round))
    for (const pairs of rounds) expect(new Set(pairs.flat()).size).toBe(sides)
    expect(new Set(rounds.flat().map((pair) => pair.join())).size).toBe(sides * (sides - 1))
    expect(pairsOf(sides, 2 * (sides - 1))).toEqual(rounds[0])
  })
})

/** Whether a pick of football won, read from its id. */
function footballWins(pick: string, home: number, away: number): boolean {
  const [kind, choice = '', last] = pick.split(':')
  if (kind === 'result') return choice === ['away', 'draw', 'home'][Math.sign(home - away) + 1]
  if (kind === 'bothScore') return (choice === 'yes') === home * away > 0
  if (kind === 'total') {
    const line = Number(choice.replace(/\D+/, ''))
    return choice.startsWith('over') ? home + away > line : home + away < line
  }
  return choice === 'other' ? home > 4 || away > 4 : `${choice}:${last}` === `${home}:${away}`
}

test('every pick of football pays by its odds where the score is right', () => {
  for (let round = 0; round < 30; round++) {
    const outcome = football.draw(draws(round), round)
    for (const [match, { home, away }] of outcome.scores.entries()) {
      for (const [pick, oddsMilli] of football.oddsOf(round, match)) {
        const { winMinor } = football.settle({ stakeMinor: 1000, round, match, pick }, outcome)
        expect([pick, winMinor]).toEqual([pick, footballWins(pick, home, away) ? oddsMilli : 0])
      }
    }
  }
})

/** Whether a pick of tennis won, by walking through the sets. */
function tennisWins(pick: string, sets: readonly (readonly [number, number])[]): boolean {
  const [kind, choice = '', last] = pick.split(':')
  let [home, away, games] = [0, 0, 0]
  for (const [first, second] of sets) {
    if (first > second) home++
    else away++
    games += first + second
  }
  if (kind === 'winner') return choice === (home === 2 ? 'home' : 'away')
  if (kind === 'firstSet') return choice === (sets[0]![0] > sets[0]![1] ? 'home' : 'away')
  if (kind === 'sets') return `${choice}:${last}` === `${home}:${away}`
  const line = Number(choice.replace(/\D+/, ''))
  return choice.startsWith('over') ? games > line : games < line
}

test('every pick of tennis pays by its odds where the score is right', () => {
  for (let round = 0; round < 14; round++) {
    const outcome = tennis.draw(draws(round), round)
    for (const [match, sets] of outcome.scores.entries()) {
      expect([2, 3]).toContain(sets.length)
      for (const [pick, oddsMilli] of tennis.oddsOf(round, match)) {
        const { winMinor } = tennis.settle({ stakeMinor: 1000, round, match, pick }, outcome)
        expect([pick, winMinor]).toEqual([pick, tennisWins(pick, sets) ? oddsMilli : 0])
      }
    }
  }
})

describe('bets on matches', () => {
  test.each([
    { pick: 'result:other' },
    { pick: 'result' },
    { pick: 7 },
    { match: 8 },
    { match: -1 },
    { round: 1.5 },
  ])('are none with %o', (changes) => {
    const bet = { stakeMinor: 100, round: 1, match: 0, pick: 'result:home' }
    expect(football.readBet(bet)).toEqual(bet)
    expect(football.readBet({ ...bet, ...changes })).toBeNull()
  })
  test('one pick of each kind wins, whatever the score', () => {
    const kinds = [
      [football, FOOTBALL_RULES, ['result', 'bothScore', 'score']],
      [tennis, TENNIS_RULES, ['winner', 'firstSet', 'sets']],
    ] as const
    fc.assert(
      fc.property(fc.nat(), (round) => {
        for (const [game, rules, whole] of kinds) {
          for (const kind of whole) {
            let winners = 0
            if (game === football) {
              const [score] = football.draw(draws(round), round).scores
              for (const one of FOOTBALL_RULES.picks.values()) {
                if (score && one.kind === kind && one.wins(score)) winners++
              }
            } else {
              const [score] = tennis.draw(draws(round), round).scores
              for (const one of TENNIS_RULES.picks.values()) {
                if (score && one.kind === kind && one.wins(score)) winners++
              }
            }
            expect([rules.sides, kind, winners]).toEqual([rules.sides, kind, 1])
          }
        }
      })
    )
  })
})
