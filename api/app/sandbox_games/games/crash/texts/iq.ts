import type { Words } from '#sandbox_games/games/words'

export default {
  take: 'بردنەوە وەربگرە',
  auto: 'وەرگرتنی خۆکار لە',
  taken: 'وەرگیرا لە',
  broke: 'تەقی لە',
} satisfies Words
