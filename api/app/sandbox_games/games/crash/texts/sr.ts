import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Узми добитак',
  auto: 'Аутоматски узми на',
  taken: 'Узето на',
  broke: 'Пукло на',
} satisfies Words
