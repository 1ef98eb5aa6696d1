import type { Words } from '#sandbox_games/games/words'

export default {
  red: '红',
  black: '黑',
  even: '双',
  odd: '单',
  kindOfBet: '投注类型',
  straight: '单号',
  split: '两号',
  street: '三号',
  corner: '四号',
  sixLine: '六号',
} satisfies Words
