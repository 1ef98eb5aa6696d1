/** Words of games that files of lists have, too. */
export const gameValues = {
  breakerState: { closed: 'Açık', open: 'Kapatıldı', halfOpen: 'Yeniden deneniyor' },
  breakerCause: {
    failures: 'Sorularımıza yanıt vermiyor',
    unreadable: 'Çağrıları okunamıyor',
    lag: 'Çağrıları geç geliyor',
    staff: 'Elle kapatıldı',
  },
  gameRoundState: { open: 'Açık', closed: 'Bitti' },
}
