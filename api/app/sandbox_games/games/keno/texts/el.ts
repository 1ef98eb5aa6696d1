import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Τυχαία επιλογή',
  hits: 'Επιτυχίες: {count}',
  hint: 'Επιλέξτε έως {count} αριθμούς',
} satisfies Words
