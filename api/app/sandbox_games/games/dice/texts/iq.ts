import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'لەخوار {bound}',
  over: 'لە {bound} بەسەرەوە',
  chance: 'ئەگەری بردنەوە',
} satisfies Words
