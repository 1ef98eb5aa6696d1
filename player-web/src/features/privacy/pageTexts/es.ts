/** Spanish texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'No se pudieron cargar tus datos',
    copy: {
      title: 'Descargar tus datos',
      hint: 'Todo lo que guardamos sobre ti en un archivo (JSON): tus datos personales, pagos, apuestas, juegos y accesos. No contiene contraseñas.',
      action: 'Descargar',
      pending: 'Preparando el archivo…',
      done: 'Tu archivo se ha descargado.',
    },
    kept: {
      title: 'Qué se conserva y por qué',
      details_one:
        'Tu nombre, dirección y datos de contacto se conservan {{count}} año tras cerrar la cuenta, como exige la ley del juego. Después se borran.',
      details_many:
        'Tu nombre, dirección y datos de contacto se conservan {{count}} de años tras cerrar la cuenta, como exige la ley del juego. Después se borran.',
      details_other:
        'Tu nombre, dirección y datos de contacto se conservan {{count}} años tras cerrar la cuenta, como exige la ley del juego. Después se borran.',
      money:
        'Los movimientos de dinero y las apuestas se conservan sin tu nombre, porque las cuentas deben cuadrar.',
      exclusion:
        'Si te autoexcluiste, tu número de identidad se conserva para que la exclusión siga vigente.',
      log: 'El registro de la cuenta se conserva, porque nadie puede alterarlo.',
    },
    erase: {
      title: 'Cerrar la cuenta y borrar tus datos',
      hint: 'La cuenta se cierra enseguida, en todos los dispositivos y para siempre. No podrás volver a entrar.',
      left: 'Antes de cerrar la cuenta debe terminar esto:',
      action: 'Cerrar la cuenta',
    },
    left: {
      balance: 'Dinero en la cuenta',
      coupons: 'Apuestas sin resolver',
      drawTickets: 'Boletos sin sortear',
      payments: 'Pagos en curso',
      bonuses: 'Bonos activos',
      rounds: 'Partidas sin terminar',
    },
    question: {
      title: '¿Cerrar la cuenta para siempre?',
      text: 'Cerramos tu sesión en todas partes y borramos tus datos en el plazo indicado en esta página. No se puede deshacer.',
      keep: 'Conservar la cuenta',
      confirm: 'Cerrar para siempre',
    },
    closed: {
      title: 'Tu cuenta está cerrada',
      lead: 'Se ha cerrado tu sesión en todos los dispositivos. Tus datos se borrarán cuando venza el plazo.',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
