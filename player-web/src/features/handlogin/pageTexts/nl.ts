/** Dutch texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Inloggen aan de balie',
    noKeys: 'Deze pagina kan geen sleutel voor het apparaat maken. Open haar via https.',
    enrolHint:
      'Dit apparaat is nog niet geregistreerd. Voer het id en de code in die je van een medewerker kreeg.',
    machineId: 'Apparaat-id',
    code: 'Code',
    enrol: 'Apparaat registreren',
    username: 'Gebruikersnaam',
    cashier: 'Kassier',
    byHand: 'Snel inloggen met pincode',
    byPassword: 'Inloggen met wachtwoord',
    pin: 'PIN',
    password: 'Wachtwoord',
    signIn: 'Inloggen',
    again: 'Apparaat opnieuw registreren',
    newPinHint: 'Zes cijfers die op dit apparaat in plaats van het wachtwoord gelden.',
    newPin: 'Nieuwe pincode',
    setPin: 'Pincode instellen',
    pinSet: 'De pincode is ingesteld.',
    toDesk: 'Naar de balie',
    errors: {
      machineRequired: 'Dit apparaat is niet voor deze balie geregistreerd.',
      machineCodeWrong: 'De code is onjuist, al gebruikt of te oud.',
      pinLocked: 'De pincode is geblokkeerd. Log in met je wachtwoord.',
      wrongUserorPass: 'De pincode of het wachtwoord is onjuist.',
      validationFailed: 'Het wachtwoord of de ingevoerde waarde is onjuist.',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
