/** Texts of market types. */
import catalogue from '../field-names/catalogue.en.ts'
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    'market-types': {
      name: 'Market type |||| Market types',
      create: 'New market type',
      fields: catalogue,
    },
  },
  marketType: {
    facts: 'Facts it needs',
    sport: 'Sport',
    reads: 'Score it reads',
    needs: 'Facts it needs',
    outcomes: 'Outcomes',
    key: 'Key',
    rule: 'Rule',
    line: 'Line',
    players: 'Its outcomes are players.',
    shortName: 'Short name',
    outcome: 'Outcome %{key}',
    namesHint:
      'The short name stands in column heads and on buttons. Words in braces, such as {total}, are filled in: keep them.',
    keepPlaceholders: 'Keep %{placeholders}, and no other word in braces.',
    noPlaceholders: 'No words in braces but {home} and {away}.',
  },
  values: {
    auditAction: {
      'marketType.create': 'Market type added',
      'marketType.update': 'Market type changed',
      'marketType.delete': 'Market type deleted',
    },
    subject: { marketType: 'Market type' },
  },
}

export default texts
