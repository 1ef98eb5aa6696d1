/** Spanish texts of tickets. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  ticket: {
    title: 'Comprobar boleto',
    label: 'Número de boleto',
    placeholder: 'N.º de boleto',
    check: 'Comprobar',
    hint: 'El número está en la parte superior del boleto; el código, bajo el código de barras.',
    missing: 'No hay ningún boleto con este número',
    missingHint: 'Revisa el número e inténtalo de nuevo.',
    error: 'No se pudo comprobar el boleto',
    win: 'Este boleto ha ganado',
    genuine: 'El código de este papel es auténtico.',
    forged: 'Este código de boleto no es auténtico',
    forgedHint: 'Revisa el código que has escrito. Si es correcto, el boleto es falso.',
    validUntil: 'Válido hasta',
    expired: 'Caducado',
    refusal: {
      copy: 'Con este papel no se paga nada: es una copia.',
      printCancelled: 'Con este papel no se paga nada: su impresión fue anulada.',
      void: 'Con este boleto no se paga nada: la apuesta fue cancelada y el importe devuelto.',
      sold: 'Con este boleto no se paga nada: se hizo cash out.',
      paid: 'Con este boleto no se paga nada: ya está pagado.',
      expired: 'Con este boleto no se paga nada: ha caducado.',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
