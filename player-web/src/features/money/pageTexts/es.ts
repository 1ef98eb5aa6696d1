/** Spanish texts of deposits and withdrawals, which load with the pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  moneyPage: {
    acts: 'Depósitos y retiros',
    noDeposit: 'Aún no hay forma de depositar',
    noWithdrawal: 'Aún no hay forma de retirar',
    hint: 'Tu saldo es {{balance}}. Tu agente puede enviarte crédito y retirarlo, y puedes canjear una tarjeta.',
    error: 'No se han podido cargar los métodos de pago',
    category: 'Categoría',
    min: 'Mín.',
    max: 'Máx.',
    method: 'Método',
    details: 'Detalles',
    next: 'Continuar',
    previous: 'Atrás',
    noFee: 'Sin comisión',
    afterFee: 'Comisión {{fee}}, quedan {{amount}}',
    copy: 'Copiar: {{label}}',
    copied: 'Copiado',
    back: 'Volver a los métodos',
    openLink: 'Abrir la página',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    amount: 'Cantidad',
    amounts: 'Importes rápidos',
    optional: '{{field}} (opcional)',
    choose: 'Elegir',
    bank: 'Banco',
    banks: 'Bancos',
    account: 'Cuenta a la que pagas',
    otherBanks: 'Prueba con otro banco.',
    backToBanks: 'Volver a los bancos',
    otherAmount: 'Elegir otro importe',
    banksError: 'No se han podido cargar los bancos',
    passwordHint: 'Para proteger tu dinero, escribe otra vez tu contraseña antes de retirar.',
    withdrawable: 'Retirable',
    received: 'Hemos recibido tu solicitud.',
    strangeAddress:
      'La dirección de la página de pago no está permitida en este sitio. No se ha abierto.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
