/** Spanish texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Marcar todo como leído',
    empty: 'No tienes notificaciones',
    emptyHint: 'Aquí aparecen los mensajes para ti y los cambios en tu cuenta.',
    error: 'No se pudieron cargar tus notificaciones',
    system: {
      creditSent: { title: 'Crédito recibido', text: 'Se han añadido {{amount}} a tu saldo.' },
      creditTaken: { title: 'Crédito retirado', text: 'Se han retirado {{amount}} de tu saldo.' },
      accountEdited: {
        title: 'Tu cuenta ha cambiado',
        text: 'Se han modificado tus datos, permisos o límites. Si no lo has pedido tú, escribe a soporte.',
      },
      excluded: {
        title: 'Tu cuenta está cerrada para jugar',
        text: 'No puedes apostar hasta que termine el plazo. Más detalles en la página «Juego más seguro».',
      },
      withdrawalOrdered: {
        title: 'Retirada solicitada',
        text: '{{amount}} están reservados para tu retirada. Si no has sido tú, cambia tu contraseña de inmediato y escribe a soporte.',
      },
      withdrawalPaid: { title: 'Retirada pagada', text: 'Se te han pagado {{amount}}.' },
      withdrawalRefused: {
        title: 'Retirada no pagada',
        text: '{{amount}} han vuelto a tu saldo. El motivo figura junto a la retirada en la página de tus movimientos.',
      },
      bonusGiven: {
        title: 'Bono recibido',
        text: 'Tienes un bono de {{amount}}. Sus condiciones y lo que ya has jugado figuran en la página de bonos.',
      },
      bonusRefused: {
        title: 'Solicitud de bono no aprobada',
        text: 'El motivo figura junto a tu solicitud en la página de bonos.',
      },
      bonusConverted: {
        title: 'Bono convertido en saldo',
        text: '{{amount}} de tu bono han pasado a tu saldo.',
      },
      bonusExpired: {
        title: 'Bono caducado',
        text: 'Tu bono de {{amount}} ha terminado y se ha retirado lo que quedaba.',
      },
      bonusCancelled: {
        title: 'Bono anulado',
        text: 'Se ha retirado tu bono de {{amount}}. Soporte puede decirte el motivo.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
