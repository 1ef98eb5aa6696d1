import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Oyunçu',
  banker: 'Bank',
  tie: 'Bərabərlik',
} satisfies Words
