/** Texts of market types. */
import catalogue from '../../field-names/catalogue.en.ts'
import type turkish from './tr.ts'

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
    players: 'The outcomes of this type are players.',
    shortName: 'Short name',
    outcome: 'Outcome %{key}',
    namesHint:
      'The short name is shown in column heads and on buttons. Words in braces, such as {total}, are replaced by values; keep them as they are.',
    keepPlaceholders: 'Keep %{placeholders}, and no other word in braces.',
    noPlaceholders: 'Only {home} and {away} may be in braces.',
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
