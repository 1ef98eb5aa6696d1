/** French texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Recalculez une manche dans ce navigateur, à partir des graines que le jeu a montrées ensuite.',
    game: 'Jeu',
    serverSeed: 'Graine du serveur',
    hash: 'Empreinte publiée',
    hashHint: 'L’empreinte (hash) que le jeu a montrée avant votre mise.',
    clientSeed: 'Graine du client',
    round: 'Manche',
    bets: 'Mises, telles que le jeu les montre',
    check: 'Vérifier la manche',
    result: 'Résultat',
    outcome: '{{game}}, manche {{round}}',
    computedHash: 'Empreinte de la graine du serveur',
    bet: 'Pari',
    stake: 'Mise',
    win: 'Gain',
    noBet: 'Ce n’est pas un pari de ce jeu.',
    drawnInOrder: 'Tirés dans cet ordre',
    deadHeat: 'Ex æquo',
    runner: 'Partant',
    brokeOff: 'Arrêt à',
    cardsOrder: 'Deux cartes pour le joueur, deux pour le croupier, puis selon les demandes.',
    howTitle: 'Pourquoi personne ne peut changer une manche',
    how: {
      before:
        'Avant les mises, le jeu publie l’empreinte de sa graine secrète. L’empreinte ne permet pas de trouver la graine, et aucune autre graine ne la donne.',
      during:
        'La graine du serveur, la vôtre et le numéro de la manche décident ensemble de chaque tirage.',
      after:
        'Ensuite, le jeu révèle la graine du serveur. Saisissez-la ici : l’empreinte doit correspondre, et le résultat doit être celui que vous avez vu.',
    },
    verdict: {
      matches: 'L’empreinte correspond : la graine était fixée avant les mises.',
      differs: 'L’empreinte ne correspond pas : ce n’est pas la graine publiée.',
      unknown: 'Aucune empreinte saisie. Comparez celle-ci avec celle que le jeu a publiée.',
    },
    fault: {
      seedMissing: 'Saisissez la graine du serveur.',
      roundWrong: 'Une manche est un nombre entier à partir de 0.',
      hashWrong: 'Une empreinte compte 64 caractères de 0 à 9 et de a à f.',
      betsWrong: 'Ces mises sont illisibles.',
    },
    colour: {
      red: 'rouge',
      black: 'noir',
      green: 'vert',
    },
    games: {
      slot: 'Machine à sous',
      roulette: 'Roulette',
      keno: 'Kéno',
      lotto6of49: 'Loto 6 sur 49',
      lotto5of36: 'Loto 5 sur 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Course de lévriers',
      horses: 'Course de chevaux',
      football: 'Football virtuel',
      tennis: 'Tennis virtuel',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'fr'>
