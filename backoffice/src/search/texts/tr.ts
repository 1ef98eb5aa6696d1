/** Her sayfadan açılan aramanın metinleri. */
const texts = {
  search: {
    title: 'Oyuncu, bayi, kupon veya bilet ara',
    open: 'Ara (Ctrl+K)',
    hint: 'Kullanıcı adı, kupon kodu, kupon numarası veya bilet barkodu; en az iki karakter.',
    searching: 'Aranıyor…',
    nothing: 'Bir şey bulunamadı.',
    group: {
      tickets: 'Biletler',
      players: 'Oyuncular',
      dealers: 'Bayiler ve personel',
      coupons: 'Kuponlar',
    },
  },
}

export default texts
