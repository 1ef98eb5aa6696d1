import type { Operations } from '#core/operations/operation'
import { edits, importProviderGames } from '#games/operations/edits'
import { gameLaunch, games } from '#games/operations/players'

export const operations = { ...edits, importProviderGames, games, gameLaunch } satisfies Operations
