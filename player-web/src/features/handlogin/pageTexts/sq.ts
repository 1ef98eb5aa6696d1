/** Albanian texts of hand login, which load with its pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  handLogin: {
    title: 'Hyrja në sportel',
    noKeys: 'Kjo faqe nuk mund të krijojë çelës për pajisjen. Hapeni me https.',
    enrolHint: 'Kjo pajisje ende nuk është regjistruar. Shkruani ID-në dhe kodin që ju dha stafi.',
    machineId: 'ID e pajisjes',
    code: 'Kodi',
    enrol: 'Regjistro pajisjen',
    username: 'Emri i përdoruesit',
    cashier: 'Arkëtari',
    byHand: 'Hyrje e shpejtë me PIN',
    byPassword: 'Hyrje me fjalëkalim',
    pin: 'PIN',
    password: 'Fjalëkalimi',
    signIn: 'Hyr',
    again: 'Regjistro përsëri pajisjen',
    newPinHint: 'Gjashtë shifra që zëvendësojnë fjalëkalimin në këtë pajisje.',
    newPin: 'PIN i ri',
    setPin: 'Vendos PIN-in',
    pinSet: 'PIN-i u vendos.',
    toDesk: 'Te sporteli',
    errors: {
      machineRequired: 'Kjo pajisje nuk është regjistruar për këtë sportel.',
      machineCodeWrong: 'Kodi është i gabuar, i përdorur ose shumë i vjetër.',
      pinLocked: 'PIN-i është i bllokuar. Hyni me fjalëkalimin.',
      wrongUserorPass: 'PIN-i ose fjalëkalimi është i gabuar.',
      validationFailed: 'Fjalëkalimi ose vlera e shkruar është e gabuar.',
    },
  },
} satisfies TextsLike<typeof turkish, 'sq'>
