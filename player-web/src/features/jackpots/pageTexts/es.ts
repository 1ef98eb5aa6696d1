/** Spanish texts of jackpots; they load with what shows them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  jackpots: {
    winners: 'Ganadores',
    before: 'Cae como máximo con {{amount}}',
    fell: 'Ha caído {{level}}: {{name}} ganó {{amount}}.',
    wonTitle: '¡Has ganado el bote!',
    won: 'Tu premio está en tu saldo.',
    paperTitle: '¡Un boleto de esta caja ha ganado el bote!',
    paperWon: 'El boleto {{code}} ha ganado. Se paga a quien traiga el original.',
    none: 'Todavía no ha caído ningún bote',
    noneHint: 'Aquí aparecerá el primer ganador.',
    proof: 'Ver la prueba',
    range: 'Cae entre',
    figure: 'Importe calculado',
    chance: 'Probabilidad de la apuesta',
  },
} satisfies TextsLike<typeof turkish, 'es'>
