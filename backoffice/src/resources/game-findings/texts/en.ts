/** Texts of differences with game providers. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'game-findings': {
      name: 'Game comparison |||| Game comparison',
      fields: {
        fault: 'Difference',
        providerTransaction: "Provider's transaction",
        providerName: 'Provider',
        providerId: 'Provider',
        username: 'User',
        oursMinor: 'Ours',
        theirsMinor: 'Theirs',
        state: 'State',
        foundAt: 'Found',
        acts: 'Acts',
      },
    },
  },
  gameFindings: {
    search: 'Transaction or user',
    tabs: { open: 'Waiting', ordered: 'For a second officer' },
    compare: {
      label: 'Compare now',
      title: 'Compare with a provider',
      span: 'Transactions of',
      spans: { 1: 'the last hour', 24: 'the last day', 168: 'the last week' },
      none: 'Provider and books agree: nothing waits for you.',
      found:
        '%{smart_count} difference waits for you. |||| %{smart_count} differences wait for you.',
    },
    listed: {
      label: "Provider's entry |||| %{smart_count} entries of the provider",
      title: "What the provider's list says",
      kind: 'Kind',
      amount: 'Amount',
      user: 'User',
      round: 'Round',
      bet: 'Belongs to',
      closes: 'Ends the round',
      at: 'Time',
      unreadable: 'An entry that cannot be read.',
    },
    order: {
      by: '%{act}, ordered by %{name}: %{reason}',
      approve: 'Approve',
      approveTitle: 'Approve “%{act}”?',
      refuse: 'Refuse',
      refuseTitle: 'Refuse “%{act}”?',
      withdraw: 'Take back',
      withdrawTitle: 'Take your order back?',
      waits: 'Kept. A second officer has to approve it.',
      note: 'Nothing happens before a second officer approves.',
    },
    acts: {
      apply: {
        label: 'Take over',
        title: "Take over the provider's entry?",
        effect: "The wallet takes it as if the provider's call had come.",
      },
      rollBack: {
        label: 'Roll back',
        title: 'Roll the transaction back?',
        effect: 'The stake goes back to the player; wins that belong to it are taken back.',
      },
      accept: {
        label: 'Let it stand',
        title: 'Let the difference stand?',
        effect: 'No money moves; your reason is kept.',
      },
    },
  },
  values: {
    findingAct: { apply: 'Take over', rollBack: 'Roll back', accept: 'Let it stand' },
    findingState: {
      open: 'Waiting',
      applied: 'Taken over',
      rolledBack: 'Rolled back',
      accepted: 'Let stand',
      gone: 'Ended by itself',
    },
  },
}

export default texts
