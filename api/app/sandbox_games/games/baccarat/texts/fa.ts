import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'بازیکن',
  banker: 'بانکر',
  tie: 'مساوی',
} satisfies Words
