import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Kazancı al',
  auto: 'Otomatik al',
  taken: 'Alındı:',
  broke: 'Patladı:',
} satisfies Words
