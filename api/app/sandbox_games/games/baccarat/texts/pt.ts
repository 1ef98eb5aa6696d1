import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Jogador',
  banker: 'Banca',
  tie: 'Empate',
} satisfies Words
