import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Joueur',
  banker: 'Banque',
  tie: 'Égalité',
} satisfies Words
