import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Trocar cartas',
  hold: 'Manter',
  jacks: 'Valetes ou melhor',
  twoPairs: 'Dois pares',
  three: 'Trio',
  straight: 'Sequência',
  flush: 'Cor',
  fullHouse: 'Full',
  four: 'Quadra',
  straightFlush: 'Sequência de cor',
  royalFlush: 'Sequência real',
} satisfies Words
