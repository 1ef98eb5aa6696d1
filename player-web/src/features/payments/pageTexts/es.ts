/** Spanish texts of own payments, which load with the pages that show them. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  payments: {
    title: 'Depósitos y retiros',
    withdrawal: 'Retiro',
    course: 'Pasos del pago',
    expected: 'Previsto',
    reason: 'Motivo: {{reason}}',
    reference: 'Número de operación',
    fee: 'Comisión',
    open: 'Abrir la página de pago',
    cancel: 'Cancelar el pago',
    cancelTitle: '¿Cancelar este pago?',
    cancelKeep: 'Mantenerlo',
    cancelQuestion:
      'Se cancelará el pago de {{amount}}. El dinero retenido vuelve íntegro a tu saldo.',
    unknown: 'No tienes ningún pago con este número',
    error: 'No se han podido cargar tus pagos',
    empty: 'Aún no tienes pagos',
    emptyHint: 'Aquí verás tus depósitos y retiros con cada uno de sus pasos.',
    state: {
      created: 'Creado',
      sent: 'Enviado al servicio de pago',
      waiting: 'En revisión',
      approved: 'Aprobado',
      paid: 'Completado',
      refused: 'Rechazado',
      failed: 'Fallido',
      cancelled: 'Cancelado',
      expired: 'Caducado',
      returned: 'Devuelto',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
