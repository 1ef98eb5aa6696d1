/** Spanish texts of race cards, and of the strip of races that come next. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  races: {
    next: 'Próximas carreras',
    card: 'Programa de la carrera',
    inMinutes: 'en {{minutes}} min',
    toOff: 'Para la salida',
    offAt: 'Salida a las {{time}}',
    isOff: 'La carrera está en marcha',
    finished: 'Orden de llegada',
    notRun: 'La carrera no cuenta. Se devuelven los importes.',
    handicap: 'Carrera hándicap',
    runners: 'Participantes: {{total}}',
    winOnly: 'Solo ganador',
    number: 'N.º',
    runner: 'Participante',
    draw: 'Cajón',
    grid: 'Parrilla',
    trap: 'Jaula',
    form: 'Últimas carreras',
    weight: 'Peso',
    kg: '{{kg}} kg',
    age: 'Edad',
    people: 'Jinete y preparador',
    byNumber: 'Por número',
    byPrice: 'Por cuota',
    byFinish: 'Por llegada',
    coupled: 'Misma cuadra que {{numbers}}',
    takes: 'Las apuestas anteriores pierden el {{percent}} % de su ganancia',
    returns: 'Se devuelven los importes sobre este participante',
    position: 'Puesto',
    odds: 'Cuota',
    closed: 'Cerrada',
    cardError: 'No se pudo cargar el programa de la carrera',
    status: {
      nonRunner: 'No corre',
      withdrawn: 'Retirado',
      disqualified: 'Descalificado',
      reserve: 'Reserva',
    },
    outcome: {
      unplaced: 'Sin puesto',
      didNotFinish: 'No terminó',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
