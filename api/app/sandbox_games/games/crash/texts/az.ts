import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Uduşu götür',
  auto: 'Avtomatik götür',
  taken: 'Götürüldü:',
  broke: 'Partladı:',
} satisfies Words
