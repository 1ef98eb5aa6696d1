import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Draw',
  hold: 'Hold',
  jacks: 'Jacks or better',
  twoPairs: 'Two pairs',
  three: 'Three of a kind',
  straight: 'Straight',
  flush: 'Flush',
  fullHouse: 'Full house',
  four: 'Four of a kind',
  straightFlush: 'Straight flush',
  royalFlush: 'Royal flush',
} satisfies Words
