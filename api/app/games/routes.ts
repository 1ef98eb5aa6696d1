import type { Operations } from '#core/operations/operation'
import { edits, importProviderGames } from '#games/operations/edits'
import { showProviderHealth, shutProvider } from '#games/operations/health'
import { gameLaunch, games, gameTables } from '#games/operations/players'

export const operations = {
  ...edits,
  importProviderGames,
  showProviderHealth,
  shutProvider,
  games,
  gameTables,
  gameLaunch,
} satisfies Operations
