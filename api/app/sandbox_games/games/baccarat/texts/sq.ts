import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Lojtari',
  banker: 'Banka',
  tie: 'Barazim',
} satisfies Words
