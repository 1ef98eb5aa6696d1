/** English texts of bonuses, which load with their pages. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  bonuses: {
    offers: 'Offers',
    none: 'There are no bonuses right now',
    noneHint: 'New bonuses appear here.',
    noneOwn: 'You have no bonus yet',
    noneOwnHint: 'The bonuses you get, and how much of them you have played, will be listed here.',
    error: 'Bonuses could not be loaded',
    until: 'Until {{day}}',
    percent: '{{percent}}%',
    upTo: '{{worth}}, up to {{amount}}',
    sent: 'We have received your request.',
    received: 'Your bonus has been given.',
    request: 'Request bonus',
    takeBack: 'Take the request back',
    takenBack: 'You have taken your request back.',
    refused: 'Your request was not approved: {{reason}}',
    toOwn: 'Go to my bonus',
    category: {
      deposit: 'First deposit bonus',
      reload: 'Deposit bonus',
      freeBet: 'Free bet',
      cashback: 'Cashback',
      lossReturn: 'Loss bonus',
      promoCode: 'Code bonus',
      registration: 'Welcome bonus',
      manual: 'Special bonus',
    },
    status: {
      waiting: 'Waiting for approval',
      confirmed: 'Approved',
      cancelled: 'Cancelled',
    },
    state: {
      running: 'Running',
      met: 'Completed',
      forfeited: 'Given up',
      expired: 'Expired',
      lost: 'Lost',
      cancelled: 'Cancelled',
    },
    terms: {
      title: 'Terms',
      leastDeposit: 'Smallest deposit',
      leastLoss: 'Smallest loss',
      wagering: 'To turn it into cash',
      atOnce: 'It is cash at once',
      times: 'Play the bonus {{times}} ×',
      days: 'Time in days',
      highestConverted: 'Most that becomes cash',
      selections: 'Fewest selections in a bet slip',
      odds: 'Lowest odds of a selection',
      counts: 'Bets that count',
    },
    notes: {
      freeBet:
        'You place one bet of exactly this amount. If it wins you get the winnings, without the stake.',
      returnable:
        'Once the terms are met the bonus itself is taken back, and what you won above it is yours.',
      once: 'It can be had only once.',
      withdrawal: 'A withdrawal request ends the bonus.',
    },
    calculator: {
      deposit: 'Amount you deposit',
      loss: 'Amount you lost',
      bonus: 'Your bonus',
      tooSmall: 'It takes at least {{amount}}.',
    },
    code: {
      label: 'Promo code',
      redeem: 'Use code',
    },
    own: {
      given: 'Given',
      due: 'To be played',
      counted: 'Counted',
      left: 'Left',
      pocket: 'Bonus balance',
      converted: 'Turned into cash',
      owed: 'To be paid back',
      progress: '{{counted}} of {{due}} counted',
      tokenWaits: 'Your free bet is ready. You can use it in the bet slip.',
      tokenPlayed: 'You have used your free bet, and the bet is not settled yet.',
    },
    giveUp: {
      label: 'Give up the bonus',
      ask: '“{{title}}” ends, and {{amount}} of your bonus balance goes back.',
      keep: 'Keep the bonus',
    },
    plays: {
      title: 'Played with this bonus',
      none: 'You have not played with this bonus yet.',
      paid: 'Paid by the bonus',
      won: 'Won for the bonus',
      open: 'It counts once it is settled.',
    },
    reason: {
      product: 'This kind of bet does not count.',
      odds: 'Too few selections with high enough odds.',
      selections: 'Too few selections in the bet slip.',
      returned: 'It does not count because the stake was returned.',
      sold: 'A sold bet does not count.',
      opposed:
        'It does not count because this bonus also paid for a bet against it on the same market.',
      ended: 'The bonus had ended before.',
    },
    forfeit: {
      title: 'A withdrawal ends your running bonus',
      loses:
        '“{{title}}”: {{amount}} of your bonus balance goes back. There was {{left}} left to play to turn it into cash.',
      confirm: 'Withdraw anyway',
    },
    slip: {
      pays: '“{{title}}” pays {{amount}} of this bet, and {{percent}}% of that counts.',
      not: '“{{title}}” does not pay for this bet: {{reason}}',
      free: 'Use the free bet of {{amount}}',
      freeUsed: '“{{title}}” pays for this bet; a win is paid without the stake.',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
