import type { Lobby } from '@grandstand/shared-types/accounts/lobbies'
import type { Section } from '../../navigation/page.ts'

/** The page of a lobby: path, lobby, whose name stands in the texts, and section, which sets the accent (rules 9.1, 9.2). */
type LobbyPlace = [path: string, lobby: Lobby, section: Section]

export const LOBBY_PLACES: readonly LobbyPlace[] = [
  ['casino', 'slots', 'casino'],
  ['livecasino', 'liveCasino', 'liveCasino'],
  ['bingo', 'bingo', 'bingo'],
  ['tvgames', 'tvGames', 'sports'],
  ['virtualgames', 'virtualGames', 'virtual'],
  ['racing', 'racing', 'sports'],
  ['virtualleague', 'virtualLeague', 'sports'],
  ['virtualSports', 'virtualSports', 'sports'],
  ['lotto', 'lotto', 'sports'],
  ['betgames', 'betGames', 'sports'],
  ['mintGaming', 'mintGaming', 'sports'],
]
