/** Names of fields of money that moves, which several resources share. */
const fields = {
  referenceType: 'Konu türü',
  id: 'No',
  createdAt: 'Zaman',
  createdAt_gte: 'Başlangıç',
  createdAt_lte: 'Bitiş',
  username: 'Kullanıcı',
  userId: 'Kullanıcı',
  pocket: 'Cüzdan',
  kind: 'İşlem',
  currency: 'Para birimi',
  referenceId: 'Konu',
  referenceName: 'Konu',
  actorName: 'Yapan',
  note: 'Açıklama',
  amountMinor: 'Tutar',
  balanceMinor: 'Bakiye',
  balanceAfterMinor: 'Sonraki bakiye',
  entryCount: 'Hareket',
}

export default fields
