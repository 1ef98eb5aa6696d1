import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'قرمز',
  black: 'سیاه',
  even: 'زوج',
  odd: 'فرد',
  kindOfBet: 'نوع شرط',
  straight: 'تکی',
  split: 'دوتایی',
  street: 'سه‌تایی',
  corner: 'چهارتایی',
  sixLine: 'شش‌تایی',
} satisfies Words
