/** Texts of the comparison of a gateway's books with the ledger. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  paymentComparison: {
    title: 'Payment comparison',
    source: 'Compared with',
    statement: "The gateway's statement",
    file: 'A settlement file (CSV)',
    choose: 'Choose a file',
    columns:
      'Columns: reference, state, amount (12.50), currency, and gatewayReference if there is one',
    compare: 'Compare',
    lineFault: 'Line %{line} of the file cannot be read.',
    differences: 'Payments that differ',
    equal: 'Payments that agree',
    difference: 'Difference',
    sides: 'Ours %{ours} · theirs %{theirs}',
    ours: 'Ours',
    theirs: 'Theirs',
    total: 'Total',
    none: 'No difference',
    nothing: 'No money moved on either side in these days.',
    allEqual:
      '%{smart_count} payment is the same on both sides. |||| %{smart_count} payments are the same on both sides.',
  },
  values: {
    comparisonFault: {
      missingHere: 'Theirs alone',
      missingThere: 'Ours alone',
      differs: 'Different sums',
      contradicts: 'Contradictory entries',
    },
  },
}

export default texts
