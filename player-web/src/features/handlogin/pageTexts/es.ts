/** Spanish texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Acceso a la taquilla',
    noKeys: 'Esta página no puede crear una clave para la máquina. Ábrela por https.',
    enrolHint:
      'Esta máquina aún no está registrada. Introduce el ID y el código que te dio el personal.',
    machineId: 'ID de la máquina',
    code: 'Código',
    enrol: 'Registrar la máquina',
    username: 'Usuario',
    cashier: 'Cajero',
    byHand: 'Acceso manual con PIN',
    byPassword: 'Acceso de operador con contraseña',
    pin: 'PIN',
    password: 'Contraseña',
    signIn: 'Acceder',
    again: 'Registrar de nuevo la máquina',
    newPinHint: 'Seis cifras que sustituyen a la contraseña en esta máquina.',
    newPin: 'Nuevo PIN',
    setPin: 'Fijar el PIN',
    pinSet: 'El PIN está fijado.',
    toDesk: 'A la taquilla',
    errors: {
      machineRequired: 'Esta máquina no está registrada para esta taquilla.',
      machineCodeWrong: 'El código es incorrecto, ya se usó o es demasiado antiguo.',
      pinLocked: 'El PIN está bloqueado. Accede con tu contraseña.',
      wrongUserorPass: 'El PIN o la contraseña son incorrectos.',
      validationFailed: 'La contraseña o el valor introducido son incorrectos.',
    },
  },
} satisfies TextsLike<typeof turkish, 'es'>
