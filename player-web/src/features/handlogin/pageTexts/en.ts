/** English texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Desk sign-in',
    noKeys: 'This page cannot make a key for the machine. Open it over https.',
    enrolHint: 'This machine is not registered yet. Enter the id and the code that staff gave you.',
    machineId: 'Machine id',
    code: 'Code',
    enrol: 'Register the machine',
    username: 'Username',
    cashier: 'Cashier',
    byHand: 'Hand sign-in by PIN',
    byPassword: 'Operator sign-in by password',
    pin: 'PIN',
    password: 'Password',
    signIn: 'Sign in',
    again: 'Register the machine again',
    newPinHint: 'Six digits that stand in for the password at this machine.',
    newPin: 'New PIN',
    setPin: 'Set the PIN',
    pinSet: 'The PIN is set.',
    toDesk: 'To the desk',
    errors: {
      machineRequired: 'This machine is not registered for this desk.',
      machineCodeWrong: 'The code is wrong, was used, or is too old.',
      pinLocked: 'The PIN is locked. Sign in with your password.',
      wrongUserorPass: 'The PIN or the password is wrong.',
      validationFailed: 'The password or the typed value is wrong.',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
