import type { Words } from '#sandbox_games/games/words'

export default {
  red: 'Црвено',
  black: 'Црно',
  even: 'Пар',
  odd: 'Непар',
  kindOfBet: 'Врста опкладе',
  straight: 'Број',
  split: 'Двојка',
  street: 'Тројка',
  corner: 'Четворка',
  sixLine: 'Шестица',
} satisfies Words
