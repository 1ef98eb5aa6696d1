import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Unter {bound}',
  over: 'Ab {bound}',
  chance: 'Gewinnchance',
} satisfies Words
