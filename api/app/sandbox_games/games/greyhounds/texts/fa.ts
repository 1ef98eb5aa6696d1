import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'مسابقه {number}',
  win: 'برد',
  place: 'جایگاه',
  eachWay: 'برد و جایگاه',
  forecast: 'اول و دوم به ترتیب',
} satisfies Words
