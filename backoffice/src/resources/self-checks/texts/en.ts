/** Texts of the page on which the server says what its checks of itself have found. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  selfChecks: {
    title: 'Self-checks',
    checkNow: 'Check now',
    done: 'The checks have ended.',
    clock: 'Clock',
    reference: 'Compared with',
    database: "The database's clock",
    answer: 'Answer',
    drift: 'Difference',
    ms: '%{ms} ms',
    checkedAt: 'Last check',
    noReference: 'There is no clock to compare with. Name a time server by CLOCK_REFERENCE.',
    release: 'Files of the release',
    files: 'Files checked',
    changed: 'Files that differ',
    noManifest: 'There is no manifest. Name the file of release:manifest by RELEASE_MANIFEST.',
    pauses: {
      clockDrift: 'The clock is far off; this server takes no bets until it is right again.',
      releaseChanged:
        'The installed files differ from the release; this server takes no bets until they agree.',
    },
  },
  values: {
    clockAnswer: { answered: 'Answered', silent: 'No answer' },
  },
}

export default texts
