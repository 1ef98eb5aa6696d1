/** Lobbies in which the platform lists games. */
export const GAME_LOBBIES = [
  'slots',
  'liveCasino',
  'bingo',
  'tvGames',
  'virtualGames',
  'racing',
  'lotto',
  'virtualLeague',
  'betGames',
  'mintGaming',
  'virtualSports',
]
