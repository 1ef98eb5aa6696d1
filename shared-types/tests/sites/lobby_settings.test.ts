import { expect, test } from 'vitest'
import { LOBBIES } from '../../src/accounts/lobbies.ts'
import {
  allLobbies,
  isLobbyShown,
  shownLobbies,
  withinBound,
} from '../../src/sites/lobby_settings.ts'

test('a brand that has set nothing shows every lobby', () => {
  expect(shownLobbies(allLobbies()).toSorted()).toEqual(LOBBIES.toSorted())
})

test('lobbies that the brand has not set come after its own, shown', () => {
  const settings = allLobbies([{ lobby: 'lotto', isShown: false, stakes: {} }])
  expect(settings).toHaveLength(LOBBIES.length)
  expect(settings.slice(0, 2).map(({ lobby }) => lobby)).toEqual(['lotto', 'slots'])
  expect(isLobbyShown(settings, 'lotto')).toBe(false)
  expect(shownLobbies(settings)).not.toContain('lotto')
})

test('the narrower bound counts; nothing and 0 are no bound', () => {
  const of = (least: number, most: number, bound?: [number | null, number | null]) => {
    const within = withinBound(
      { minStakeMinor: least, maxStakeMinor: most },
      bound && { minStakeMinor: bound[0], maxStakeMinor: bound[1] }
    )
    return [within.minStakeMinor, within.maxStakeMinor]
  }
  expect(of(100, 500)).toEqual([100, 500])
  expect(of(100, 500, [null, null])).toEqual([100, 500])
  expect(of(100, 500, [200, 400])).toEqual([200, 400])
  expect(of(100, 500, [50, 900])).toEqual([100, 500])
  expect(of(0, 0, [null, 900])).toEqual([0, 900])
  expect(of(0, 0, [50, null])).toEqual([50, 0])
})
