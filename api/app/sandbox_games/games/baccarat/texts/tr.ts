import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'Oyuncu',
  banker: 'Kasa',
  tie: 'Beraberlik',
} satisfies Words
