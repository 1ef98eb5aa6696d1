/** Keys of the lobbies' names in the texts. */
export type ProductKey =
  | 'slots'
  | 'liveCasino'
  | 'bingo'
  | 'tvGames'
  | 'virtualGames'
  | 'racing'
  | 'virtualLeague'
  | 'virtualSports'
  | 'lotto'
  | 'betGames'
  | 'mintGaming'
