/** Italian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Accesso allo sportello',
    noKeys: 'Questa pagina non può creare una chiave per la postazione. Aprila in https.',
    enrolHint:
      'Questa postazione non è ancora registrata. Inserisci l’ID e il codice che ti ha dato il personale.',
    machineId: 'ID postazione',
    code: 'Codice',
    enrol: 'Registra la postazione',
    username: 'Nome utente',
    cashier: 'Cassiere',
    byHand: 'Accesso manuale con PIN',
    byPassword: 'Accesso operatore con password',
    pin: 'PIN',
    password: 'Password',
    signIn: 'Accedi',
    again: 'Registra di nuovo la postazione',
    newPinHint: 'Sei cifre che sostituiscono la password su questa postazione.',
    newPin: 'Nuovo PIN',
    setPin: 'Imposta il PIN',
    pinSet: 'Il PIN è impostato.',
    toDesk: 'Allo sportello',
    errors: {
      machineRequired: 'Questa postazione non è registrata per questo sportello.',
      machineCodeWrong: 'Il codice è errato, già usato o troppo vecchio.',
      pinLocked: 'Il PIN è bloccato. Accedi con la password.',
      wrongUserorPass: 'Il PIN o la password è errata.',
      validationFailed: 'La password o il valore inserito è errato.',
    },
  },
} satisfies TextsLike<typeof turkish, 'it'>
