/** Texts of the daily heads. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  dailyHeads: {
    title: 'Daily heads',
    hint: 'For each day (UTC) that is over, a hash of the ledger, of the results of matches and of the seeds of draws is published, each bound to that of the day before. A check computes them again from the rows of now: a single row that was changed later gives another hash.',
    none: 'No day is over yet.',
    save: 'Save as a file',
    check: 'Check',
    checkOf: '%{day}: check',
    rows: '%{count} row |||| %{count} rows',
    journal: { ledger: 'Ledger', results: 'Results of matches', draws: 'Seeds of draws' },
  },
  values: { headCheck: { whole: 'Unchanged', changed: 'Changed' } },
}

export default texts
