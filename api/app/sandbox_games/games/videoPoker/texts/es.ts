import type { Words } from '#sandbox_games/games/words'

export default {
  draw: 'Cambiar cartas',
  hold: 'Mantener',
  jacks: 'Jotas o mejor',
  twoPairs: 'Doble pareja',
  three: 'Trío',
  straight: 'Escalera',
  flush: 'Color',
  fullHouse: 'Full',
  four: 'Póquer',
  straightFlush: 'Escalera de color',
  royalFlush: 'Escalera real',
} satisfies Words
