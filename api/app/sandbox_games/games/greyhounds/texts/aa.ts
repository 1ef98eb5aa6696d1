import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'السباق {number}',
  win: 'فوز',
  place: 'مركز',
  eachWay: 'فوز ومركز',
  forecast: 'الأول والثاني بالترتيب',
} satisfies Words
