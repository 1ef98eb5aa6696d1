import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Rastgele seç',
  hits: 'İsabet: {count}',
  hint: '{count} sayı seçin',
} satisfies Words
