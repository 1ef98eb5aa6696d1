import type { Words } from '#sandbox_games/games/words'

export default {
  player: '闲家',
  banker: '庄家',
  tie: '和局',
} satisfies Words
