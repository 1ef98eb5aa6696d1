/** States of tables, as their providers tell them. Pure functions. */
import type {
  GameTable,
  GameView,
  TableState,
  TableStates,
} from '@grandstand/shared-types/wire/games/games'

/** Whether any game of a lobby has a table whose state is told. */
export const tellsStates = (games: readonly GameView[]): boolean =>
  games.some(({ tables }) => tables.some(({ state }) => state !== undefined))

/** The games with the states of now; a game in which nothing has changed stays the same object. */
export function withStates(
  games: readonly GameView[],
  { tables: told }: Pick<TableStates, 'tables'>
): readonly GameView[] {
  const states = new Map(told.map((table) => [`${table.gameId}:${table.limitId}`, table.state]))
  if (states.size === 0) return games
  return games.map((game) => {
    const tables = game.tables.map((table) =>
      stateIn(states.get(`${game.id}:${table.limitId}`), table)
    )
    return tables.some((table, at) => table !== game.tables[at]) ? { ...game, tables } : game
  })
}

const stateIn = (state: TableState | undefined, table: GameTable): GameTable =>
  state === undefined || state === table.state ? table : { ...table, state }

/** The state of a game: open while one of its tables is; a table that tells nothing counts as open. */
export function gameState({ tables }: Pick<GameView, 'tables'>): TableState {
  const states = tables.map(({ state = 'open' }) => state)
  if (states.length === 0 || states.includes('open')) return 'open'
  return states.includes('full') ? 'full' : 'closed'
}
