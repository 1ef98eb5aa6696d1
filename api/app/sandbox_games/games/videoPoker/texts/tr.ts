import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Kart çek',
  hold: 'Tut',
  jacks: 'Vale veya üstü',
  twoPairs: 'Döper',
  three: 'Üçlü',
  straight: 'Kent',
  flush: 'Renk',
  fullHouse: 'Ful',
  four: 'Kare',
  straightFlush: 'Sıralı renk',
  royalFlush: 'Floş royal',
} satisfies Words
