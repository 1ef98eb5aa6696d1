/** Texts of the virtual games settings. */
const texts = {
  virtualGames: {
    title: 'Sanal oyun ayarları',
    hint: 'Oyuncular yalnız açık lobileri, menülerde bu sırayla görür. Kapatılan lobinin oyunları açılmaz, bileti satılmaz; süren eller oynanır. Bahis sınırları oyunun kendi sınırlarının yanında geçerlidir: hangisi darsa o. Boş bırakılan tutarda oyunun sınırı kalır.',
    noBounds: 'Oyunların sınırları',
    minStakeMinor: 'En düşük bahis (%{currency})',
    maxStakeMinor: 'En yüksek bahis (%{currency})',
    addCurrency: 'Para birimi ekle',
    crossed: 'En düşük bahisten az olamaz',
    saved: 'Sanal oyun ayarları kaydedildi',
  },
  audit: {
    field: { shownLobbies: 'Açık lobiler' },
  },
}

export default texts
