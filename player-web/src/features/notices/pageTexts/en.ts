/** English texts of the page of notifications, which load with it. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  noticePage: {
    readAll: 'Mark all as read',
    empty: 'You have no notifications',
    emptyHint: 'Messages to you and changes of your account appear here.',
    error: 'Your notifications could not be loaded',
    system: {
      creditSent: { title: 'Credit received', text: '{{amount}} was added to your balance.' },
      creditTaken: { title: 'Credit taken', text: '{{amount}} was taken from your balance.' },
      accountEdited: {
        title: 'Your account was changed',
        text: 'Your details, rights or limits were changed. Write to support if you did not ask for it.',
      },
      excluded: {
        title: 'Your account is closed to play',
        text: 'You cannot bet until the time is over. See the player protection page for details.',
      },
      withdrawalOrdered: {
        title: 'Withdrawal ordered',
        text: '{{amount}} is held for your withdrawal. If this was not you, change your password at once and write to support.',
      },
      withdrawalPaid: { title: 'Withdrawal paid', text: '{{amount}} was paid out to you.' },
      withdrawalRefused: {
        title: 'Withdrawal not paid',
        text: '{{amount}} is back in your balance. The reason stands with the withdrawal on the page of your transactions.',
      },
      bonusGiven: {
        title: 'Bonus received',
        text: 'You have a bonus of {{amount}}. Its terms, and how much of it you have played, stand on the page of bonuses.',
      },
      bonusRefused: {
        title: 'Bonus request not approved',
        text: 'The reason stands with your request on the page of bonuses.',
      },
      bonusConverted: {
        title: 'Bonus turned into cash',
        text: '{{amount}} of your bonus went to your balance.',
      },
      bonusExpired: {
        title: 'Bonus expired',
        text: 'Your bonus of {{amount}} has ended, and what was left of it was taken back.',
      },
      bonusCancelled: {
        title: 'Bonus cancelled',
        text: 'Your bonus of {{amount}} was taken back. Support can tell you why.',
      },
    },
  },
} satisfies TextsLike<typeof turkish, 'en'>
