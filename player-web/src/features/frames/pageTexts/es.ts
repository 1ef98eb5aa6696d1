/** Spanish texts of the frames of games and payments, which load with them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  frame: {
    fullScreen: 'Pantalla completa',
    failed: 'No se puede abrir ahora',
    late: 'No ha llegado respuesta. Inténtalo de nuevo en un momento.',
    refused: 'Esta dirección no está permitida en este sitio.',
    reference: 'Número para soporte: {{reference}}',
  },
} satisfies TextsLike<typeof turkish, 'es'>
