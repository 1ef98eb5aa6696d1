/** English texts of a player's own protection, which load with its page. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  protection: {
    lead: 'Set your own limits. A stricter limit binds at once; a looser one waits 24 hours and then for your confirmation.',
    error: 'Your limits could not be loaded',
    kinds: {
      deposit: {
        title: 'Deposit limit',
        hint: 'All money that comes to your account counts: credit, cards, cash.',
      },
      stake: { title: 'Stake limit', hint: 'Everything you stake, less stakes given back.' },
      loss: { title: 'Loss limit', hint: 'Your stakes less everything that came back.' },
      session: { title: 'Time limit', hint: 'The minutes that you are signed in.' },
    },
    periods: { day: 'Daily', week: 'Weekly', month: 'Monthly' },
    usedOf: '{{used}} of {{value}}',
    usedOnly: '{{used}} so far',
    set: 'Set a limit',
    change: 'New limit',
    save: 'Save',
    remove: 'Remove',
    noLimit: 'no limit',
    minutes_one: '{{count}} minute',
    minutes_other: '{{count}} minutes',
    waiting: 'Asked for: {{value}}. You can confirm it from {{at}}.',
    ripe: 'Asked for: {{value}}. It binds as soon as you confirm it.',
    confirm: 'Confirm',
    drop: 'Keep the present limit',
    reality: {
      title: 'Reality check',
      hint: 'At this interval we show how long you have played, what you staked and what you won.',
      never: 'Never',
      played_one: 'You have been playing for {{count}} minute.',
      played_other: 'You have been playing for {{count}} minutes.',
      staked: 'Staked',
      won: 'Won',
      net: 'Difference',
      goOn: 'Seen, go on',
    },
    exclusions: {
      timeOut: {
        title: 'Take a break',
        hint: 'For this time you can neither bet nor deposit. You can still withdraw.',
      },
      exclusion: {
        title: 'Exclude yourself',
        hint: 'A long exclusion. Nobody can end it early; you can still withdraw.',
      },
    },
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    years_one: '{{count}} year',
    years_other: '{{count}} years',
    forGood: 'For good',
    question: 'Length: {{length}}. This cannot be undone.',
    exclude: 'Exclude me',
    keepPlaying: 'Cancel',
    excludedUntil: 'Your account is closed for betting and deposits until {{at}}.',
    excludedForGood: 'Your account is closed for betting and deposits for good.',
  },
} satisfies TextsLike<typeof turkish, 'en'>
