import { expect, test } from 'vitest'
import type { GameView } from '@grandstand/shared-types/wire/games/games'
import {
  hasRows,
  newestOf,
  popularOf,
  railsOf,
  withJackpot,
} from '../src/features/products/lobby/railsOf.ts'

const game = (id: number, categoryId: number | null): GameView => ({
  ...{ id, lobby: 'slots', providerId: 1, categoryId, title: 'A', companyName: 'B' },
  ...{ logo: null, hasDemo: false, opensLobby: false, limit: null, tables: [] },
})

test('each category with games has a row of its first twenty, in the order of staff', () => {
  const games = Array.from({ length: 60 }, (_, id) => game(id, id % 2 === 0 ? 7 : null))
  const categories = [
    { id: 9, name: 'Empty' },
    { id: 7, name: 'Even' },
  ]
  const [rail, ...others] = railsOf(games, categories)
  expect(others).toEqual([])
  expect(rail?.category.name).toBe('Even')
  expect(rail?.count).toBe(30)
  expect(rail?.games.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, at) => at * 2))
})

test('the newest games stand in a row, at most half of a lobby, which needs rows from eight on', () => {
  const games = Array.from({ length: 9 }, (_, id) => game(id, null))
  expect(newestOf(games).map(({ id }) => id)).toEqual([8, 7, 6, 5])
  expect([hasRows(games), hasRows(games.slice(2))]).toEqual([true, false])
})

test('a game has a jackpot by its own id or by its lobby', () => {
  const games = [game(1, null), game(2, null)]
  const ids = (lobbies: 'slots'[], gameIds: number[]) =>
    withJackpot(games, [{ lobbies, gameIds }]).map(({ id }) => id)
  expect([ids([], [2]), ids(['slots'], []), ids([], [])]).toEqual([[2], [1, 2], []])
})

test('what is played most stands in a row once it is three games', () => {
  const games = [game(1, null), game(2, null), game(3, null), game(4, null)]
  const ids = (...played: number[]) =>
    popularOf(
      games,
      played.map((id) => ({ id }))
    ).map(({ id }) => id)
  expect(ids(4, 2, 1)).toEqual([4, 2, 1])
  expect(ids(4, 2)).toEqual([])
})
