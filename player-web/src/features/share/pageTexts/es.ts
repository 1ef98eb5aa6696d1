/** Spanish texts of shared coupons, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  shared: {
    lead: 'Alguien ha compartido esta apuesta contigo. Añade sus selecciones a tu cupón con las cuotas actuales.',
    then: 'Antes',
    now: 'Ahora',
    closed: 'cerrado',
    add_one: 'Añadir {{count}} selección al cupón',
    add_many: 'Añadir {{count}} de selecciones al cupón',
    add_other: 'Añadir {{count}} selecciones al cupón',
    replaces_one: 'La {{count}} selección de tu cupón se sustituirá.',
    replaces_many: 'Los {{count}} de selecciones de tu cupón se sustituirán.',
    replaces_other: 'Las {{count}} selecciones de tu cupón se sustituirán.',
    leftOut_one: '{{count}} selección ya no está disponible y no se añadirá.',
    leftOut_many: '{{count}} de selecciones ya no están disponibles y no se añadirán.',
    leftOut_other: '{{count}} selecciones ya no están disponibles y no se añadirán.',
    allClosed: 'Ninguna de estas selecciones está ya disponible.',
    added: 'Las selecciones están en tu cupón.',
    missing: 'Este enlace no lleva a ninguna apuesta',
    missingHint: 'Revisa el enlace o pide uno nuevo.',
    total: 'Cuota total ahora',
  },
} satisfies TextsLike<typeof turkish, 'es'>
