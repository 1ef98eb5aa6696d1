/** Spanish texts of the desk that its menu item shows before its page loads. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  deskPage: {
    title: 'Taquilla',
    printer: 'Ventana de impresión',
    customer: 'Pantalla del cliente',
  },
} satisfies TextsLike<typeof turkish, 'es'>
