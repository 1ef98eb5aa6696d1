/** Texts of what staff are told at once. */
const texts = {
  news: {
    limitReached:
      'Bir market risk limitini aştığı için askıya alındı: en kötü ödeme %{worst}, limit %{limit}.',
    toMatch: 'Maçın riski',
    providerShut: 'Oyun sağlayıcısı %{name} kapatıldı: %{cause}. Oyunları gizlendi.',
    providerBack: 'Oyun sağlayıcısı %{name} yeniden açıldı.',
    toProvider: 'Sağlayıcıya git',
  },
}

export default texts
