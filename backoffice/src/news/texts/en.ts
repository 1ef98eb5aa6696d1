/** Texts of what staff are told at once. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  news: {
    limitReached:
      'A market went past its exposure limit and is suspended: worst payout %{worst}, limit %{limit}.',
    toMatch: 'Risk of the match',
  },
}

export default texts
