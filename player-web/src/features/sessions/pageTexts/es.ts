/** Spanish texts of the page of one's own sessions, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  sessions: {
    lead: 'Tu cuenta tiene la sesión iniciada en estos dispositivos. Cierra la sesión en los que no conozcas y cambia tu contraseña.',
    error: 'No se pudieron cargar los dispositivos',
    device: '{{browser}} en {{system}}',
    unknownDevice: 'Dispositivo desconocido',
    thisDevice: 'Este dispositivo',
    address: 'Dirección',
    begun: 'Sesión iniciada',
    lastUsed: 'Último uso',
    nowhereElse: 'No has iniciado sesión en ningún otro dispositivo.',
    endOne: 'Cerrar sesión: {{device}}',
    endAll: 'Cerrar sesión en todos',
    endAllQuestion: 'Se cerrará la sesión en todos los dispositivos, también en este.',
    stay: 'Mantener la sesión',
  },
} satisfies TextsLike<typeof turkish, 'es'>
