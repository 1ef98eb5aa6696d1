import type { Words } from '#sandbox_games/games/words'

export default {
  lucky: 'Насумичан избор',
  hits: 'Погодака: {count}',
  hint: 'Изаберите до {count} бројева',
} satisfies Words
