/** The calls about games; `Calls` (calls.ts) includes them. */
import type {
  GameImport,
  GameLaunch,
  GameLaunchBody,
  LobbyQuery,
  LobbyView,
} from '../games/games.ts'

export interface GameCalls {
  'GET /v1/games': { query: LobbyQuery; answer: LobbyView }
  'POST /v1/games/:id/launch': { body: GameLaunchBody; answer: GameLaunch }
  'POST /v1/game-providers/:id/import': { body: { showNew: boolean }; answer: GameImport }
}
