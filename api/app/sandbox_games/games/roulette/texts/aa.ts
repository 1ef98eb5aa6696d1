import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'أحمر',
  black: 'أسود',
  even: 'زوجي',
  odd: 'فردي',
  kindOfBet: 'نوع الرهان',
  straight: 'رقم واحد',
  split: 'رقمان',
  street: 'صف',
  corner: 'زاوية',
  sixLine: 'صفّان',
} satisfies Words
