import type { Words } from '#sandbox_games/games/words'

export default {
  red: '红',
  black: '黑',
  even: '双',
  odd: '单',
} satisfies Words
