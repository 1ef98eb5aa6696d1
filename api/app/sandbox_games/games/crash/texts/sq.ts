import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'Merr fitimin',
  auto: 'Merre vetë te',
  taken: 'U mor te',
  broke: 'Shpërtheu te',
} satisfies Words
