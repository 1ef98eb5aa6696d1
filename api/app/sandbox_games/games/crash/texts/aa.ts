import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'خذ الربح',
  auto: 'سحب تلقائي عند',
  taken: 'أُخذ عند',
  broke: 'انفجر عند',
} satisfies Words
