/** The calls about games; `Calls` (calls.ts) includes them. */
import type { Lobby } from '../../accounts/lobbies.ts'
import type {
  GameImport,
  GameLaunch,
  GameLaunchBody,
  GameView,
  LobbyQuery,
  LobbyView,
  TableStates,
} from '../games/games.ts'

import type { ProviderHealth } from '../games/health.ts'
import type { GameReport, GameReportQuery } from '../games/game_report.ts'
import type { FindingAct, GameFindingRow } from '../games/findings.ts'
import type { GameRoundDetail, OwnRoundPage, RoundProof } from '../games/rounds.ts'
import type {
  JackpotBrand,
  JackpotHistory,
  JackpotRow,
  JackpotView,
  JackpotWinView,
  LevelChangeBody,
} from '../games/jackpots.ts'

export interface GameCalls {
  'GET /v1/games': { query: LobbyQuery; answer: LobbyView }
  'GET /v1/games/popular': {
    query: { lobby?: Lobby; isMobile?: boolean; language?: string }
    answer: GameView[]
  }
  'GET /v1/games/tables': { query: { lobby: Lobby; language?: string }; answer: TableStates }
  'POST /v1/games/:id/launch': { body: GameLaunchBody; answer: GameLaunch }
  'POST /v1/game-providers/:id/import': { body: { showNew: boolean }; answer: GameImport }
  'GET /v1/game-providers/:id/health': { answer: ProviderHealth }
  'POST /v1/game-providers/:id/breaker': {
    body: { state: 'open' | 'closed'; reason: string }
    answer: ProviderHealth
  }
  'POST /v1/game-findings/:id/decide': {
    body: { act: FindingAct; reason: string }
    answer: GameFindingRow
  }
  'POST /v1/game-findings/:id/approve': { answer: GameFindingRow }
  'POST /v1/game-findings/:id/refuse': { body: { reason: string }; answer: GameFindingRow }
  'POST /v1/game-findings/compare': {
    body: { providerId: number; from?: number; to?: number }
    answer: { openCount: number }
  }
  'GET /v1/me/game-rounds': {
    query: { before?: number; isOpen?: boolean }
    answer: OwnRoundPage
  }
  'POST /v1/me/game-rounds/:id/resume': { answer: GameLaunch }
  'GET /v1/me/game-rounds/:id/proof': { answer: RoundProof }
  'GET /v1/game-rounds/:id': { answer: GameRoundDetail }
  'GET /v1/game-report': { query: GameReportQuery; answer: GameReport }
  'GET /v1/jackpots': { query: { language?: string }; answer: JackpotView[] }
  'GET /v1/jackpots/wins': { query: { language?: string }; answer: JackpotWinView[] }
  'GET /v1/brand-jackpots/:id/history': { query: { days?: number }; answer: JackpotHistory }
  'GET /v1/jackpot-brands': { answer: JackpotBrand[] }
  'POST /v1/brand-jackpots/:id/changes': { body: LevelChangeBody; answer: JackpotRow }
  'DELETE /v1/brand-jackpots/:id/changes/:changeId': { answer: JackpotRow }
}
