import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Kart çək',
  hold: 'Saxla',
  jacks: 'Valet və yuxarı',
  twoPairs: 'İki cüt',
  three: 'Üçlük',
  straight: 'Strit',
  flush: 'Fleş',
  fullHouse: 'Ful',
  four: 'Kare',
  straightFlush: 'Strit-fleş',
  royalFlush: 'Royal fleş',
} satisfies Words
