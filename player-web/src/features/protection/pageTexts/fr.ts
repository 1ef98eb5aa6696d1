/** French texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Fixez vos propres limites. Une limite plus stricte s’applique aussitôt ; une limite plus haute attend 24 heures, puis votre confirmation.',
    error: 'Vos limites n’ont pas pu être chargées',
    kinds: {
      deposit: {
        title: 'Limite de dépôt',
        hint: 'Tout argent reçu sur votre compte compte : crédit, cartes, espèces.',
      },
      stake: {
        title: 'Limite de mise',
        hint: 'Tout ce que vous misez, moins les mises remboursées.',
      },
      loss: { title: 'Limite de perte', hint: 'Vos mises moins tout ce qui est revenu.' },
      session: { title: 'Limite de temps', hint: 'Les minutes où vous êtes connecté.' },
    },
    periods: { day: 'Par jour', week: 'Par semaine', month: 'Par mois' },
    usedOf: '{{used}} sur {{value}}',
    usedOnly: '{{used}} à ce jour',
    set: 'Fixer une limite',
    change: 'Nouvelle limite',
    save: 'Enregistrer',
    remove: 'Supprimer',
    noLimit: 'pas de limite',
    minutes_one: '{{count}} minute',
    minutes_many: '{{count}} de minutes',
    minutes_other: '{{count}} minutes',
    waiting: 'Demandé : {{value}}. Vous pouvez confirmer à partir du {{at}}.',
    ripe: 'Demandé : {{value}}. La limite s’applique dès que vous la confirmez.',
    confirm: 'Confirmer',
    drop: 'Garder la limite actuelle',
    reality: {
      title: 'Bilan de jeu',
      hint: 'À cet intervalle, nous affichons votre temps de jeu, vos mises et vos gains.',
      never: 'Jamais',
      played_one: 'Vous jouez depuis {{count}} minute.',
      played_many: 'Vous jouez depuis {{count}} de minutes.',
      played_other: 'Vous jouez depuis {{count}} minutes.',
      staked: 'Misé',
      won: 'Gagné',
      net: 'Différence',
      goOn: 'Vu, continuer',
    },
    exclusions: {
      timeOut: {
        title: 'Faire une pause',
        hint: 'Pendant ce temps, vous ne pouvez ni parier ni déposer. Vous pouvez toujours retirer.',
      },
      exclusion: {
        title: 'S’auto-exclure',
        hint: 'Une exclusion longue. Personne ne peut y mettre fin plus tôt ; vous pouvez toujours retirer.',
      },
    },
    days_one: '{{count}} jour',
    days_many: '{{count}} de jours',
    days_other: '{{count}} jours',
    months_one: '{{count}} mois',
    months_many: '{{count}} de mois',
    months_other: '{{count}} mois',
    years_one: '{{count}} an',
    years_many: '{{count}} d’années',
    years_other: '{{count}} ans',
    forGood: 'Définitivement',
    question: 'Durée : {{length}}. Cela ne peut pas être annulé.',
    exclude: 'M’exclure',
    keepPlaying: 'Annuler',
    excludedUntil: 'Votre compte est fermé aux paris et aux dépôts jusqu’au {{at}}.',
    excludedForGood: 'Votre compte est définitivement fermé aux paris et aux dépôts.',
  },
} satisfies TextsLike<typeof turkish, 'fr'>
