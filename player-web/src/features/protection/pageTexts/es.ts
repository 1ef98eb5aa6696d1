/** Spanish texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Fija tus propios límites. Un límite más estricto se aplica enseguida; uno más alto espera 24 horas y luego tu confirmación.',
    error: 'No se pudieron cargar tus límites',
    kinds: {
      deposit: {
        title: 'Límite de depósito',
        hint: 'Cuenta todo el dinero que llega a tu cuenta: crédito, tarjetas, efectivo.',
      },
      stake: {
        title: 'Límite de importe',
        hint: 'Todo lo que apuestas, menos los importes devueltos.',
      },
      loss: {
        title: 'Límite de pérdidas',
        hint: 'Lo que apuestas menos todo lo que has recuperado.',
      },
      session: { title: 'Límite de tiempo', hint: 'Los minutos con la sesión iniciada.' },
    },
    periods: { day: 'Diario', week: 'Semanal', month: 'Mensual' },
    usedOf: '{{used}} de {{value}}',
    usedOnly: '{{used}} hasta ahora',
    set: 'Fijar un límite',
    change: 'Nuevo límite',
    save: 'Guardar',
    remove: 'Quitar',
    noLimit: 'sin límite',
    minutes_one: '{{count}} minuto',
    minutes_many: '{{count}} de minutos',
    minutes_other: '{{count}} minutos',
    waiting: 'Solicitado: {{value}}. Puedes confirmarlo desde el {{at}}.',
    ripe: 'Solicitado: {{value}}. Se aplica en cuanto lo confirmes.',
    confirm: 'Confirmar',
    drop: 'Mantener el límite actual',
    reality: {
      title: 'Resumen de juego',
      hint: 'Con este intervalo te mostramos cuánto tiempo has jugado, cuánto has apostado y cuánto has ganado.',
      never: 'Nunca',
      played_one: 'Llevas jugando {{count}} minuto.',
      played_many: 'Llevas jugando {{count}} de minutos.',
      played_other: 'Llevas jugando {{count}} minutos.',
      staked: 'Apostado',
      won: 'Ganado',
      net: 'Diferencia',
      goOn: 'Visto, seguir',
    },
    exclusions: {
      timeOut: {
        title: 'Tomar un descanso',
        hint: 'Durante este tiempo no puedes apostar ni depositar. Aún puedes retirar.',
      },
      exclusion: {
        title: 'Autoexclusión',
        hint: 'Una exclusión larga. Nadie puede terminarla antes; aún puedes retirar.',
      },
    },
    days_one: '{{count}} día',
    days_many: '{{count}} de días',
    days_other: '{{count}} días',
    months_one: '{{count}} mes',
    months_many: '{{count}} de meses',
    months_other: '{{count}} meses',
    years_one: '{{count}} año',
    years_many: '{{count}} de años',
    years_other: '{{count}} años',
    forGood: 'Para siempre',
    question: 'Duración: {{length}}. Esto no se puede deshacer.',
    exclude: 'Excluirme',
    keepPlaying: 'Cancelar',
    excludedUntil: 'Tu cuenta está cerrada para apuestas y depósitos hasta el {{at}}.',
    excludedForGood: 'Tu cuenta está cerrada para apuestas y depósitos para siempre.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
