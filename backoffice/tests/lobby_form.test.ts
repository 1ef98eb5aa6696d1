/** The form of the virtual games settings. */
import { describe, expect, test } from 'vitest'
import { allLobbies } from '@grandstand/shared-types/sites/lobby_settings'
import {
  bodyOf,
  boundedIn,
  faultOf,
  isRight,
  moved,
  type TypedLobby,
} from '../src/resources/virtual-games/lobbyForm.ts'

const slots = (minStakeMinor: unknown, maxStakeMinor: unknown): TypedLobby => ({
  lobby: 'slots',
  isShown: true,
  stakes: { TRY: { minStakeMinor, maxStakeMinor } },
})

describe('the form of the lobbies', () => {
  test('moves a lobby by one place, and no further than the ends', () => {
    expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  })

  test('sends what nobody changed as it came', () => {
    expect(bodyOf(allLobbies())).toEqual({ lobbies: allLobbies() })
  })

  test('sends amounts; nothing and 0 are no bound', () => {
    const sent = (lobby: TypedLobby) => bodyOf([lobby]).lobbies[0]?.stakes.TRY
    expect(sent(slots(100, 500))).toEqual({ minStakeMinor: 100, maxStakeMinor: 500 })
    expect(sent(slots(null, 0))).toEqual({ minStakeMinor: null, maxStakeMinor: null })
  })

  test('refuses a text that is no amount, and a highest stake below the lowest', () => {
    const faults = ({ stakes: { TRY: bound } }: TypedLobby) =>
      bound && [faultOf(bound, 'minStakeMinor'), faultOf(bound, 'maxStakeMinor')]
    expect(faults(slots('ten', null))).toEqual(['form.amount', null])
    expect(faults(slots(500, 499))).toEqual([null, 'virtualGames.crossed'])
    expect(faults(slots(500, 500))).toEqual([null, null])
    expect([slots('ten', null), slots(500, 499), slots(null, 0)].map(isRight)).toEqual([
      false,
      false,
      true,
    ])
  })

  test('names the currencies in which something is typed', () => {
    expect([slots(null, null), slots(100, null)].map(boundedIn)).toEqual([[], ['TRY']])
  })
})
