import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Giocatore',
  banker: 'Banco',
  tie: 'Pareggio',
} satisfies Words
