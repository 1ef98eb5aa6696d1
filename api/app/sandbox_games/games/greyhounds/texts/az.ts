import type { Words } from '#sandbox_games/games/words'

export default {
  race: 'Yarış {number}',
  win: 'Qalib',
  place: 'Yer',
  eachWay: 'Qalib və yer',
  forecast: 'İlk iki ardıcıl',
} satisfies Words
