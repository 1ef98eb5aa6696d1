import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Uzmi dobitak',
  auto: 'Automatski uzmi na',
  taken: 'Uzeto na',
  broke: 'Puklo na',
} satisfies Words
