/** English texts of a player's own data and its erasure, which load with the page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  privacy: {
    error: 'Your data could not be loaded',
    copy: {
      title: 'Download your data',
      hint: 'Everything we hold about you in one file (JSON): your details, payments, bets, games and sign-ins. It holds no passwords.',
      action: 'Download',
      pending: 'Preparing the file…',
      done: 'Your file is downloaded.',
    },
    kept: {
      title: 'What stays, and why',
      details_one:
        'Your name, address and contact details stay for {{count}} year after the account closes, as the law on betting demands. Then they are erased.',
      details_other:
        'Your name, address and contact details stay for {{count}} years after the account closes, as the law on betting demands. Then they are erased.',
      money:
        'Movements of money and bets stay for good, without your name, since the books must add up.',
      exclusion:
        'If you excluded yourself, your identity number stays, so that the exclusion goes on.',
      log: 'The log of the account stays, since nobody may alter it.',
    },
    erase: {
      title: 'Close the account and erase your data',
      hint: 'The account closes at once, on every device and for good. You cannot sign in again.',
      left: 'This must end before you can close the account:',
      action: 'Close the account',
    },
    left: {
      balance: 'Money in the account',
      coupons: 'Bets that are not settled yet',
      drawTickets: 'Draw tickets that are not drawn yet',
      payments: 'Payments under way',
      bonuses: 'Bonuses that are running',
      rounds: 'Games that are not finished',
    },
    question: {
      title: 'Close the account for good?',
      text: 'We sign you out everywhere at once and erase your data at the time given on this page. This cannot be undone.',
      keep: 'Keep the account',
      confirm: 'Close for good',
    },
    closed: {
      title: 'Your account is closed',
      lead: 'You are signed out on every device. Your data is erased as soon as its time is over.',
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
