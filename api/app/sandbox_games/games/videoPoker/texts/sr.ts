import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Мењај',
  hold: 'Задржи',
  jacks: 'Жандари или боље',
  twoPairs: 'Два пара',
  three: 'Трилинг',
  straight: 'Кента',
  flush: 'Боја',
  fullHouse: 'Фул',
  four: 'Каре',
  straightFlush: 'Кента у боји',
  royalFlush: 'Краљевска кента',
} satisfies Words
