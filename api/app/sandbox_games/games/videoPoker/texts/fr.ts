import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Tirer',
  hold: 'Garder',
  jacks: 'Valets ou mieux',
  twoPairs: 'Deux paires',
  three: 'Brelan',
  straight: 'Quinte',
  flush: 'Couleur',
  fullHouse: 'Full',
  four: 'Carré',
  straightFlush: 'Quinte flush',
  royalFlush: 'Quinte flush royale',
} satisfies Words
