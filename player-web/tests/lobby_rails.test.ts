import { expect, test } from 'vitest'
import type { GameView } from '@grandstand/shared-types/wire/games/games'
import { railsOf } from '../src/features/products/lobby/railsOf.ts'

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
