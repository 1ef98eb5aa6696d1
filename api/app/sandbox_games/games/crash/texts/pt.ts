import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Retirar',
  auto: 'Retirar ao chegar a',
  taken: 'Retirado a',
  broke: 'Rebentou a',
} satisfies Words
