import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Incassa',
  auto: 'Incassa in automatico a',
  taken: 'Incassato a',
  broke: 'Esploso a',
} satisfies Words
