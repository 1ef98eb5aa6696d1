/** Texts of what staff are told at once. */
const texts = {
  news: {
    limitReached:
      'Bir market risk limitini aştığı için askıya alındı: en kötü ödeme %{worst}, limit %{limit}.',
    toMatch: 'Maçın riski',
  },
}

export default texts
