import type { Words } from '#sandbox_games/games/words'

export default {
  under: 'Ispod {bound}',
  over: 'Od {bound}',
  chance: 'Šansa za dobitak',
} satisfies Words
