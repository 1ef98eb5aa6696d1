/** Texts of what staff are told at once. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  news: {
    limitReached:
      'A market went past its exposure limit and is suspended: worst payout %{worst}, limit %{limit}.',
    toMatch: 'Risk of the match',
    providerShut: 'Game provider %{name} was shut off: %{cause}. Its games left the lobbies.',
    providerBack: 'Game provider %{name} was let in again.',
    toProvider: 'To the provider',
  },
}

export default texts
