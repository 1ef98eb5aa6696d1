import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Испод {bound}',
  over: 'Од {bound}',
  chance: 'Шанса за добитак',
} satisfies Words
