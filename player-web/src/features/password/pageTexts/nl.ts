/** Dutch texts of passwords, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  passwords: {
    forgotLead:
      'Voer je gebruikersnaam of e-mail in. We sturen je een link om een nieuw wachtwoord te kiezen.',
    name: 'Gebruikersnaam of e-mail',
    send: 'Link sturen',
    sending: 'Versturen …',
    sentTitle: 'Kijk in je e-mail',
    sentLead: 'Als dit account bestaat, is de e-mail onderweg. De link is 60 minuten geldig.',
    sentMissing:
      'Niets ontvangen? Kijk in je spammap. Heeft je account geen e-mail, schrijf dan naar de klantenservice.',
    current: 'Huidig wachtwoord',
    password: 'Nieuw wachtwoord',
    repeat: 'Nieuw wachtwoord herhalen',
    hint: 'Lengte {{min}}–{{max}}, en niet je gebruikersnaam.',
    save: 'Wachtwoord opslaan',
    saving: 'Opslaan …',
    resetDone: 'Je nieuwe wachtwoord is ingesteld',
    resetLead: 'Je bent op alle apparaten uitgelogd. Log in met het nieuwe wachtwoord.',
    signIn: 'Inloggen',
    changed: 'Je wachtwoord is gewijzigd',
    changedLead: 'Je bent op je andere apparaten uitgelogd.',
    toHome: 'Terug naar de startpagina',
    over: 'Deze link is al gebruikt of verlopen',
    askAgain: 'Nieuwe link aanvragen',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
