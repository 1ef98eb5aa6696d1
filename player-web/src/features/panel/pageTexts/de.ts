/** German texts of the account panel and the own profile, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  panel: {
    tabs: 'Bereiche des Kontos',
    tab: {
      balance: 'Kontostand',
      profile: 'Profil bearbeiten',
      bets: 'Wettverlauf',
      transactions: 'Kontobewegungen',
    },
    figures: {
      balance: 'Kontostand',
      creditCard: 'Kartenguthaben',
      paykasa: 'Paykasa',
      bonus: 'Bonusguthaben',
      returnableBonus: 'Rückzahlbarer Bonus',
      reloadBonus: 'Reload-Bonus',
      creditLimit: 'Kreditlimit',
      withdrawable: 'Auszahlbar',
      transferable: 'Übertragbar',
    },
    allBets: 'Alle meine Wetten',
    noBets: 'Keine Wetten in diesem Zeitraum',
    betsError: 'Deine Wetten konnten nicht geladen werden',
  },
  profile: {
    fixed: 'Deine Mitgliedschaft',
    fixedHint: 'Schreibe dem Support, um diese Angaben zu ändern.',
    username: 'Benutzername',
    name: 'Name',
    email: 'E-Mail',
    phone: 'Telefon',
    birthDate: 'Geburtsdatum',
    identityNumber: 'Ausweisnummer',
    since: 'Mitglied seit',
    none: 'Keine Angabe',
    own: 'Angaben, die du ändern kannst',
    gender: 'Geschlecht',
    genders: { f: 'Weiblich', m: 'Männlich' },
    countryCode: 'Land',
    city: 'Ort',
    postCode: 'Postleitzahl',
    address: 'Adresse',
    autoPrint: 'Wette nach der Abgabe sofort drucken',
    choose: 'Auswählen',
    save: 'Speichern',
    saving: 'Wird gespeichert',
    saved: 'Deine Angaben wurden gespeichert.',
    error: 'Deine Angaben konnten nicht geladen werden',
  },
} satisfies TextsLike<typeof turkish, 'de'>
