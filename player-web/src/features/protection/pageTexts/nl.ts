/** Dutch texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Stel je eigen limieten in. Een strengere limiet geldt meteen; een ruimere wacht 24 uur en dan op je bevestiging.',
    error: 'Je limieten konden niet worden geladen',
    kinds: {
      deposit: {
        title: 'Stortingslimiet',
        hint: 'Al het geld dat op je account komt telt: tegoed, kaarten, contant.',
      },
      stake: { title: 'Inzetlimiet', hint: 'Alles wat je inzet, min teruggegeven inzet.' },
      loss: { title: 'Verlieslimiet', hint: 'Je inzet min alles wat terugkwam.' },
      session: { title: 'Tijdslimiet', hint: 'De minuten dat je bent ingelogd.' },
    },
    periods: { day: 'Dagelijks', week: 'Wekelijks', month: 'Maandelijks' },
    usedOf: '{{used}} van {{value}}',
    usedOnly: '{{used}} tot nu toe',
    set: 'Limiet instellen',
    change: 'Nieuwe limiet',
    save: 'Opslaan',
    remove: 'Verwijderen',
    noLimit: 'geen limiet',
    minutes_one: '{{count}} minuut',
    minutes_other: '{{count}} minuten',
    waiting: 'Aangevraagd: {{value}}. Je kunt dit bevestigen vanaf {{at}}.',
    ripe: 'Aangevraagd: {{value}}. Geldt zodra je het bevestigt.',
    confirm: 'Bevestigen',
    drop: 'Huidige limiet houden',
    reality: {
      title: 'Speeloverzicht',
      hint: 'Met deze tussenpozen tonen we hoelang je hebt gespeeld, wat je hebt ingezet en wat je hebt gewonnen.',
      never: 'Nooit',
      played_one: 'Je speelt al {{count}} minuut.',
      played_other: 'Je speelt al {{count}} minuten.',
      staked: 'Ingezet',
      won: 'Gewonnen',
      net: 'Verschil',
      goOn: 'Gezien, verder',
    },
    exclusions: {
      timeOut: {
        title: 'Neem een pauze',
        hint: 'In deze tijd kun je niet wedden en niet storten. Opnemen kan nog wel.',
      },
      exclusion: {
        title: 'Sluit jezelf uit',
        hint: 'Een lange uitsluiting. Niemand kan die eerder beëindigen; opnemen kan nog wel.',
      },
    },
    days_one: '{{count}} dag',
    days_other: '{{count}} dagen',
    months_one: '{{count}} maand',
    months_other: '{{count}} maanden',
    years_one: '{{count}} jaar',
    years_other: '{{count}} jaar',
    forGood: 'Voor altijd',
    question: 'Duur: {{length}}. Dit kan niet ongedaan worden gemaakt.',
    exclude: 'Sluit mij uit',
    keepPlaying: 'Annuleren',
    excludedUntil: 'Je account is tot {{at}} gesloten voor wedden en storten.',
    excludedForGood: 'Je account is voor altijd gesloten voor wedden en storten.',
  },
} satisfies TextsLike<typeof turkish, 'nl'>
