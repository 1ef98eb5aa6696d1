/** Spanish texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Partes de la cuenta',
    tab: {
      balance: 'Saldo',
      profile: 'Editar perfil',
      bets: 'Historial de apuestas',
      transactions: 'Historial de movimientos',
    },
    figures: {
      balance: 'Saldo',
      creditCard: 'Saldo de tarjetas',
      paykasa: 'Paykasa',
      bonus: 'Saldo de bonos',
      returnableBonus: 'Bono reembolsable',
      reloadBonus: 'Bono de recarga',
      creditLimit: 'Límite de crédito',
      withdrawable: 'Retirable',
      transferable: 'Transferible',
    },
    allBets: 'Todas mis apuestas',
    noBets: 'No hay apuestas en este periodo',
    betsError: 'No se pudieron cargar tus apuestas',
  },
  profile: {
    fixed: 'Tu inscripción',
    fixedHint: 'Escribe a soporte para cambiar estos datos.',
    username: 'Usuario',
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    birthDate: 'Fecha de nacimiento',
    identityNumber: 'Número de identidad',
    since: 'Miembro desde',
    none: 'Ninguno',
    own: 'Datos que puedes cambiar',
    gender: 'Sexo',
    genders: { f: 'Mujer', m: 'Hombre' },
    countryCode: 'País',
    city: 'Ciudad',
    postCode: 'Código postal',
    address: 'Dirección',
    autoPrint: 'Imprimir la apuesta en cuanto se haga',
    choose: 'Elegir',
    save: 'Guardar',
    saving: 'Guardando',
    saved: 'Tus datos se han guardado.',
    error: 'No se pudieron cargar tus datos',
  },
} satisfies TextsLike<typeof turkish, 'es'>
