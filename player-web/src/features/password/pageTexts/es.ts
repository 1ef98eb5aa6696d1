/** Spanish texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Introduce tu usuario o correo. Te enviaremos un enlace para elegir una nueva contraseña.',
    name: 'Usuario o correo',
    send: 'Enviar el enlace',
    sending: 'Enviando',
    sentTitle: 'Mira tu correo',
    sentLead:
      'Si esa cuenta existe, el correo está en camino. El enlace es válido durante 60 minutos.',
    sentMissing:
      '¿No llega nada? Mira en la carpeta de spam. Si tu cuenta no tiene correo, escribe a soporte.',
    current: 'Contraseña actual',
    password: 'Nueva contraseña',
    repeat: 'Repetir nueva contraseña',
    hint: 'Longitud {{min}}–{{max}} y distinta de tu usuario.',
    save: 'Guardar contraseña',
    saving: 'Guardando',
    resetDone: 'Tu nueva contraseña está guardada',
    resetLead: 'Se ha cerrado la sesión en todos los dispositivos. Accede con la nueva contraseña.',
    signIn: 'Acceder',
    changed: 'Tu contraseña ha cambiado',
    changedLead: 'Se ha cerrado la sesión en tus otros dispositivos.',
    toHome: 'Volver al inicio',
    over: 'Este enlace ya se usó o ha caducado',
    askAgain: 'Pedir un enlace nuevo',
  },
} satisfies TextsLike<typeof turkish, 'es'>
