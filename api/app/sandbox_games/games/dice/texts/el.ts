import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Κάτω από {bound}',
  over: 'Από {bound}',
  chance: 'Πιθανότητα νίκης',
} satisfies Words
