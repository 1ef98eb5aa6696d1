import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Cambia',
  hold: 'Tieni',
  jacks: 'Jack o superiore',
  twoPairs: 'Doppia coppia',
  three: 'Tris',
  straight: 'Scala',
  flush: 'Colore',
  fullHouse: 'Full',
  four: 'Poker',
  straightFlush: 'Scala colore',
  royalFlush: 'Scala reale',
} satisfies Words
