import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Təsadüfi rəqəmlər',
  hits: 'Düzgün: {count}',
  hint: '{count} rəqəm seçin',
} satisfies Words
