/** English texts of the page on which rounds are checked; they load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  verify: {
    lead: 'Compute a round again in this browser, from the seeds that the game showed you after it.',
    game: 'Game',
    serverSeed: 'Server seed',
    hash: 'Published hash',
    hashHint: 'The hash that the game showed before your bet.',
    clientSeed: 'Client seed',
    round: 'Round',
    bets: 'Bets, as the game shows them',
    check: 'Check the round',
    result: 'Result',
    outcome: '{{game}}, round {{round}}',
    computedHash: 'Hash of the server seed',
    bet: 'Bet',
    stake: 'Stake',
    win: 'Win',
    noBet: 'This is no bet of the game.',
    drawnInOrder: 'Drawn in this order',
    deadHeat: 'Dead heat',
    runner: 'Runner',
    brokeOff: 'Broke off at',
    cardsOrder: 'Two cards for the player, two for the dealer, then as they were asked for.',
    howTitle: 'Why nobody can change a round',
    how: {
      before:
        'Before the bets, the game publishes the hash of its secret server seed. From the hash nobody can find the seed, and no other seed has it.',
      during:
        'The server seed, your client seed and the number of the round together decide every draw.',
      after:
        'Afterwards the game reveals the server seed. Enter it here: the hash must match, and the outcome must be the one that you saw.',
    },
    verdict: {
      matches: 'The hash matches: the seed was fixed before the bets.',
      differs: 'The hash does not match: this is not the seed that was published.',
      unknown: 'No hash was entered. Compare this one with the hash that the game published.',
    },
    fault: {
      seedMissing: 'Enter the server seed.',
      roundWrong: 'A round is a whole number from 0.',
      hashWrong: 'A hash has 64 digits from 0 to 9 and a to f.',
      betsWrong: 'These bets cannot be read.',
    },
    colour: {
      red: 'red',
      black: 'black',
      green: 'green',
    },
    games: {
      slot: 'Slot',
      roulette: 'Roulette',
      keno: 'Keno',
      lotto6of49: 'Lotto 6 of 49',
      lotto5of36: 'Lotto 5 of 36',
      bingo75: 'Bingo 75',
      bingo90: 'Bingo 90',
      greyhounds: 'Greyhound race',
      horses: 'Horse race',
      football: 'Virtual football',
      tennis: 'Virtual tennis',
      crash: 'Crash',
      blackjack: 'Blackjack',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
