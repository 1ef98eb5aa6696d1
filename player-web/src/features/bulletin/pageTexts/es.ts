/** Spanish texts of the bulletin; they load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bulletin: {
    sport: 'Deporte',
    day: 'Día',
    count: 'Número de partidos',
    print: 'Imprimir',
    made: 'Cuotas del {{at}}',
    note: 'Vale la cuota vigente al aceptar la apuesta.',
    code: 'Código',
    least: 'Mín.',
    empty: 'No hay partidos este día',
    error: 'No se pudo cargar el programa',
  },
} satisfies TextsLike<typeof turkish, 'es'>
