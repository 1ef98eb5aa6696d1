/** Words of codes of machines and shifts. */
export const deskValues = {
  machineState: {
    waiting: 'Kod bekliyor',
    online: 'Çevrimiçi',
    offline: 'Çevrimdışı',
    locked: 'Kilitli',
    revoked: 'İptal',
  },
  machineMode: { terminal: 'Tek gişe', branch: 'Bayi, sırayla' },
  printerState: {
    ok: 'Hazır',
    noPaper: 'Kâğıt bitti',
    coverOpen: 'Kapak açık',
    offline: 'Bağlı değil',
    unknown: 'Bilinmiyor',
  },
  machineRefusal: {
    unknown: 'Kayıtlı olmayan makine',
    noKey: 'Anahtarı olmayan makine',
    signature: 'İmza yanlış',
    challenge: 'Süresi geçmiş ya da yabancı istek',
    replayed: 'İmza ikinci kez gönderildi',
    user: 'Başka gişenin makinesi',
    revoked: 'Makine iptal edilmiş',
    locked: 'Makine kilitli',
    tooOld: 'Mesaj çok eski',
    conflict: 'Aynı numarayla başka mesaj',
  },
  billIsLast: { true: 'Vardiya sonu', false: 'Ara hesap' },
  shiftEnd: { machineRevoked: 'Makine iptal edildi, sayılmadı' },
}
