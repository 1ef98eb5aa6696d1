import { expect, test } from 'vitest'
import type { GameTable, GameView, TableState } from '@grandstand/shared-types/wire/games/games'
import { gameState, tellsStates, withStates } from '../src/features/products/lobby/tableStates.ts'

const table = (limitId: string, state?: TableState): GameTable => ({
  ...{ id: limitId, limitId, minStakeMinor: 1, maxStakeMinor: 2 },
  ...(state && { state }),
})
const game = (id: number, ...tables: GameTable[]): GameView => ({
  ...{ id, lobby: 'liveCasino', providerId: 1, categoryId: null, title: 'A', companyName: 'B' },
  ...{ logo: null, hasDemo: false, opensLobby: false, limit: null, tables },
})

test('a game is open while one of its tables is, and full before it is closed', () => {
  expect(gameState(game(1))).toBe('open')
  expect(gameState(game(1, table('a'), table('b', 'full')))).toBe('open')
  expect(gameState(game(1, table('a', 'closed'), table('b', 'full')))).toBe('full')
  expect(gameState(game(1, table('a', 'closed')))).toBe('closed')
})

test('only games whose tables have changed are new objects', () => {
  const games = [game(1, table('a', 'open')), game(2, table('a', 'open'))]
  const told = [
    { gameId: 1, limitId: 'a', state: 'open' as const },
    { gameId: 2, limitId: 'a', state: 'full' as const },
  ]
  const [same, changed] = withStates(games, { tables: told })
  expect(same).toBe(games[0])
  expect(changed && gameState(changed)).toBe('full')
  expect(withStates(games, { tables: [] })).toBe(games)
})

test('a lobby whose tables tell nothing is not asked about', () => {
  expect(tellsStates([game(1), game(2, table('a'))])).toBe(false)
  expect(tellsStates([game(1, table('a', 'open'))])).toBe(true)
})
