import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Encaisser',
  auto: 'Encaisser à',
  taken: 'Encaissé à',
  broke: 'Crash à',
} satisfies Words
