/** Texts of the rules for the lists of winners. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'winner-rules': {
      name: 'Winner rule |||| Winner rules',
      create: 'New rule',
      fields: {
        username: 'Rule',
        kind: 'Kind',
        userId: 'Player',
        currency: 'Currency',
        smallestWinMinor: 'Smallest win',
        createdAt: 'Added',
      },
    },
  },
  winnerRules: {
    title: 'Winner rule',
    hidden: '%{name} is not shown',
    smallest: 'Smallest win in %{currency}',
    hint: 'The rule applies to the lists of winners on the home page at once.',
    kind: { player: 'Hide a player', currency: 'Set the smallest win' },
  },
  values: {
    auditAction: {
      'winnerRule.create': 'Winner rule added',
      'winnerRule.update': 'Winner rule changed',
      'winnerRule.delete': 'Winner rule deleted',
    },
    subject: { winnerRule: 'Winner rule' },
  },
}

export default texts
