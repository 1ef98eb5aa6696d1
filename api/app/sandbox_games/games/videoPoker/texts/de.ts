import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Karten ziehen',
  hold: 'Halten',
  jacks: 'Buben oder besser',
  twoPairs: 'Zwei Paare',
  three: 'Drilling',
  straight: 'Straße',
  flush: 'Flush (eine Farbe)',
  fullHouse: 'Volles Haus',
  four: 'Vierling',
  straightFlush: 'Straße in einer Farbe',
  royalFlush: 'Königliche Straße',
} satisfies Words
