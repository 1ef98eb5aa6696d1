import type { Words } from '#sandbox_games/games/words'

export default {
  matchday: '{number}-ci tur',
  more: 'Digər mərclər',
  over: 'Çox',
  under: 'Az',
  total: 'Cəmi qollar',
  bothScore: 'Hər iki komanda qol vurur',
  score: 'Dəqiq hesab',
  draw: 'Heç-heçə',
  yes: 'Bəli',
  no: 'Xeyr',
  other: 'Başqa',
} satisfies Words
