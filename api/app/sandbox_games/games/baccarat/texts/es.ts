import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
} satisfies Words
