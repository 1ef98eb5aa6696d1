import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Cash out',
  auto: 'Auto cash out at',
  taken: 'Cashed out at',
  broke: 'Crashed at',
} satisfies Words
