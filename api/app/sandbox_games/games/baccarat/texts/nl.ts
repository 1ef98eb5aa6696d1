import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Speler',
  banker: 'Bank',
  tie: 'Gelijkspel',
} satisfies Words
