import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Auszahlen',
  auto: 'Automatisch auszahlen bei',
  taken: 'Ausgezahlt bei',
  broke: 'Abgestürzt bei',
} satisfies Words
