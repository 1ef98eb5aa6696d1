import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'سوور',
  black: 'ڕەش',
  even: 'جووت',
  odd: 'تاک',
  kindOfBet: 'جۆری گرەو',
  straight: 'تاک',
  split: 'دووانە',
  street: 'سیانە',
  corner: 'چوارانە',
  sixLine: 'شەشانە',
} satisfies Words
