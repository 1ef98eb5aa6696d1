/** Spanish texts of the transfer request, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  transfer: {
    methods: 'Método de pago',
    noMethods: 'Aún no hay ningún método de pago abierto.',
    method: 'Método',
    min: 'Mín.',
    max: 'Máx.',
    details: 'Detalles',
    amount: 'Cantidad',
    bank: 'Banco',
    noBanks: 'Los bancos vienen con el método.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    send: 'Enviar solicitud',
    info: 'Límites y notas',
    infoHint: 'Aquí aparecen los límites y las notas del método que elijas.',
    history: 'Tus solicitudes anteriores',
    noHistory: 'Aún no tienes solicitudes.',
  },
} satisfies TextsLike<typeof turkish, 'es'>
