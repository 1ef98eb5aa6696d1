import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Verzilveren',
  auto: 'Automatisch verzilveren bij',
  taken: 'Verzilverd bij',
  broke: 'Gecrasht bij',
} satisfies Words
