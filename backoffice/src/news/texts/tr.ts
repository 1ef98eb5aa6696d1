/** Texts of what staff are told at once. */
const texts = {
  news: {
    limitReached:
      'Bir market risk limitini aştığı için askıya alındı: en kötü ödeme %{worst}, limit %{limit}.',
    toMatch: 'Maçın riski',
    providerShut: 'Oyun sağlayıcısı %{name} devre dışı: %{cause}. Oyunları lobilerden kalktı.',
    providerBack: 'Oyun sağlayıcısı %{name} yeniden devrede.',
    toProvider: 'Sağlayıcıya git',
  },
}

export default texts
