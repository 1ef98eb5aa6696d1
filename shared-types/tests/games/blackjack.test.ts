import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blackjack, blackjackOf, playedOut } from '../../src/games/blackjack/blackjack.ts'
import { totalOf } from '../../src/games/blackjack/hand.ts'
import { BLACKJACKS } from '../../src/games/blackjack/rules.ts'
import { bestAction } from '../../src/games/blackjack/strategy.ts'
import {
  BLACKJACK_ACTIONS,
  playTable,
  type BlackjackAction,
} from '../../src/games/blackjack/table.ts'

const RULES = BLACKJACKS.blackjack
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const cards = (text: string) => [...text].map((rank) => RANKS.indexOf(rank))
const FILL = cards('T'.repeat(60))

/** The round with these cards, two for the player, two for the dealer, then as asked; the stake is 10.00. */
const settle = (shoe: string, ...actions: BlackjackAction[]) =>
  blackjack.settle({ stakeMinor: 1000, actions }, { shoe: [...cards(shoe), ...FILL] })
const won = (winMinor: number, stakedMinor = 1000) => ({ stakedMinor, winMinor })

describe('a round of blackjack', () => {
  test.each([
    ['higher total', 'T9T8', [], won(2000)],
    ['lower total', 'T7T8', [], won(0)],
    ['same total', 'T8T8', [], won(1000)],
    ['blackjack pays 3 to 2', 'ATT8', [], won(2500)],
    ['both blackjack', 'ATKA', [], won(1000)],
    ['blackjack of the dealer', 'T9AK', [], won(0)],
    ['21 of three cards loses to a blackjack', 'T5AK', [], won(0)],
    ['bust', 'T6T2K', ['hit'], won(0)],
    ['bust of the dealer', 'T6T6K', ['stand'], won(2000)],
    ['dealer stands on a soft 17', 'T8A6', ['stand'], won(2000)],
    ['doubled and won', '65T7T', ['double'], won(4000, 2000)],
    ['doubled and lost', '65T72', ['double'], won(0, 2000)],
    ['doubled and even', '65T76', ['double'], won(2000, 2000)],
    ['split, one lost and one even', '88T89T', ['split', 'stand', 'stand'], won(1000, 2000)],
    ['split and both won', '88T7TT', ['split', 'stand', 'stand'], won(4000, 2000)],
    ['split aces get a card each, 21 is no blackjack', 'AAT7TT', ['split'], won(4000, 2000)],
    ['hit to 21 ends the hand', 'T5T76', ['hit'], won(2000)],
  ] as const)('%s', (_name, shoe, actions, expected) => {
    expect(settle(shoe, ...actions)).toEqual(expected)
  })

  test.each([
    ['T9T8', ['split']],
    ['T9T82', ['hit', 'hit']],
    ['T5T82', ['hit', 'double']],
    ['88T8T2', ['split', 'double']],
    ['8888TT', ['split', 'split']],
    ['ATT8', ['stand']],
    ['T9T8', ['stand', 'hit']],
  ] as const)('with %s, %s is not allowed', (shoe, actions) => {
    expect(playTable([...cards(shoe), ...FILL].values(), actions, RULES)).toBeNull()
  })
})

test('a dealer who hits soft 17 takes a card on an ace and a six, and stands on a ten and a seven', () => {
  const harbour = blackjackOf('harbourBlackjack')
  const play = (shoe: string) =>
    harbour.settle({ stakeMinor: 1000, actions: ['stand'] }, { shoe: [...cards(shoe), ...FILL] })
  expect(play('T8A64')).toEqual(won(0))
  expect(play('T8A6T')).toEqual(won(2000))
  expect(play('T8T74')).toEqual(won(2000))
})

test('any actions end, within the cards of a round, at a table that adds up', () => {
  const shoe = fc.array(fc.nat({ max: 51 }), { minLength: 64, maxLength: 64 })
  const actions = fc.array(fc.constantFrom(...BLACKJACK_ACTIONS), { maxLength: 12 })
  fc.assert(
    fc.property(shoe, actions, (dealt, done) => {
      const bet = { stakeMinor: 1000, actions: done }
      const { hands, dealer } = playedOut(bet, { shoe: dealt }, RULES)
      const { stakedMinor, winMinor } = blackjack.settle(bet, { shoe: dealt })
      expect(stakedMinor).toBe(hands.reduce((sum, { stakes }) => sum + 1000 * stakes, 0))
      const used = [...hands.flatMap((hand) => hand.cards), ...dealer]
      expect(used.toSorted()).toEqual(dealt.slice(0, used.length).toSorted())
      const isLost = hands.every(({ cards: own }) => totalOf(own).total > 21)
      if (isLost) expect(winMinor).toBe(0)
    }),
    { numRuns: 300 }
  )
})

test('the best actions are those of every table of basic strategy', () => {
  const best = (hand: string, shown: string, ...allowed: BlackjackAction[]) =>
    bestAction(cards(hand), cards(shown)[0]!, allowed, RULES)
  const first = ['stand', 'hit', 'double'] as const
  expect(best('T6', 'T', ...first)).toBe('hit')
  expect(best('T6', '6', ...first)).toBe('stand')
  expect(best('T2', '4', ...first)).toBe('stand')
  expect(best('T2', '2', ...first)).toBe('hit')
  expect(best('65', '6', ...first)).toBe('double')
  expect(best('54', '3', ...first)).toBe('double')
  expect(best('A7', '9', ...first)).toBe('hit')
  expect(best('A7', '7', ...first)).toBe('stand')
  expect(best('A7', '5', ...first)).toBe('double')
  expect(best('88', '9', ...first, 'split')).toBe('split')
  expect(best('AA', '6', ...first, 'split')).toBe('split')
  expect(best('TT', '6', ...first, 'split')).toBe('stand')
  expect(best('55', '6', ...first, 'split')).toBe('double')
})
