import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Tirage au hasard',
  hits: 'Bons numéros : {count}',
  hint: 'Choisissez {count} numéros',
} satisfies Words
