/** German texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Schalter-Login',
    noKeys: 'Diese Seite kann keinen Schlüssel für das Gerät erzeugen. Öffne sie über https.',
    enrolHint:
      'Dieses Gerät ist noch nicht registriert. Gib die ID und den Code ein, die du vom Personal bekommen hast.',
    machineId: 'Geräte-ID',
    code: 'Code',
    enrol: 'Gerät registrieren',
    username: 'Benutzername',
    cashier: 'Kassierer',
    byHand: 'Handlogin mit PIN',
    byPassword: 'Operator-Login mit Passwort',
    pin: 'PIN',
    password: 'Passwort',
    signIn: 'Einloggen',
    again: 'Gerät neu registrieren',
    newPinHint: 'Sechs Ziffern, die an diesem Gerät das Passwort ersetzen.',
    newPin: 'Neue PIN',
    setPin: 'PIN festlegen',
    pinSet: 'Die PIN ist festgelegt.',
    toDesk: 'Zum Schalter',
    errors: {
      machineRequired: 'Dieses Gerät ist nicht für diesen Schalter registriert.',
      machineCodeWrong: 'Der Code ist falsch, schon benutzt oder zu alt.',
      pinLocked: 'Die PIN ist gesperrt. Logge dich mit deinem Passwort ein.',
      wrongUserorPass: 'PIN oder Passwort falsch.',
      validationFailed: 'Das Passwort oder der eingegebene Wert ist falsch.',
    },
  },
} satisfies TextsLike<typeof turkish, 'de'>
