import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Təsadüfi rəqəmlər',
  hits: 'Düzgün: {count}',
  hint: '{count} rəqəmədək seçin',
} satisfies Words
