import type { Words } from '#sandbox_games/games/words'

export default {
  newCard: '换一张卡',
  line: '一行',
  house: '全卡',
  twoLines: '两行',
} satisfies Words
