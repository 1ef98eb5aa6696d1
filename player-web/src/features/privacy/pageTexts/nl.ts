/** Dutch texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Je gegevens konden niet worden geladen',
    copy: {
      title: 'Je gegevens downloaden',
      hint: 'Alles wat we over je bewaren in één bestand (JSON): persoonsgegevens, betalingen, weddenschappen, spellen en aanmeldingen. Er staan geen wachtwoorden in.',
      action: 'Downloaden',
      pending: 'Bestand wordt gemaakt…',
      done: 'Je bestand is gedownload.',
    },
    kept: {
      title: 'Wat blijft, en waarom',
      details_one:
        'Je naam, adres en contactgegevens blijven na sluiting nog {{count}} jaar bewaard, zoals de kansspelwet eist. Daarna worden ze gewist.',
      details_other:
        'Je naam, adres en contactgegevens blijven na sluiting nog {{count}} jaar bewaard, zoals de kansspelwet eist. Daarna worden ze gewist.',
      money:
        'Geldbewegingen en weddenschappen blijven zonder je naam bewaard, want de boeken moeten kloppen.',
      exclusion:
        'Heb je jezelf uitgesloten, dan blijft je identiteitsnummer bewaard zodat de uitsluiting blijft gelden.',
      log: 'Het logboek van het account blijft, want niemand mag het wijzigen.',
    },
    erase: {
      title: 'Account sluiten en gegevens wissen',
      hint: 'Het account sluit meteen, op elk apparaat en voorgoed. Je kunt niet meer inloggen.',
      left: 'Voordat je het account kunt sluiten, moet dit zijn afgelopen:',
      action: 'Account sluiten',
    },
    left: {
      balance: 'Geld op het account',
      coupons: 'Weddenschappen die nog openstaan',
      drawTickets: 'Loten die nog niet zijn getrokken',
      payments: 'Lopende betalingen',
      bonuses: 'Lopende bonussen',
      rounds: 'Spellen die niet zijn afgelopen',
    },
    question: {
      title: 'Account voorgoed sluiten?',
      text: 'We loggen je meteen overal uit en wissen je gegevens na de termijn op deze pagina. Dit kan niet ongedaan worden gemaakt.',
      keep: 'Account behouden',
      confirm: 'Voorgoed sluiten',
    },
    closed: {
      title: 'Je account is gesloten',
      lead: 'Je bent op elk apparaat uitgelogd. Je gegevens worden gewist zodra de termijn voorbij is.',
    },
  },
} satisfies TextsLike<typeof turkish, 'nl'>
