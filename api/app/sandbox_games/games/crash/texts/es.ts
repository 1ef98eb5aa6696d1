import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Retirar',
  auto: 'Retirar solo al llegar a',
  taken: 'Retirado a',
  broke: 'Explotó a',
} satisfies Words
