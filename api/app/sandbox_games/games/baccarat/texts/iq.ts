import type { Words } from '#sandbox_games/games/words'

export default {
  player: 'یاریزان',
  banker: 'بانکەر',
  tie: 'یەکسانی',
} satisfies Words
