import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'زیر {bound}',
  over: 'از {bound} به بالا',
  chance: 'شانس برد',
} satisfies Words
