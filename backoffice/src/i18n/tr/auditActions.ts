/** What the audit log says was done. Keys hold dots, so polyglot finds them flat. */
export const auditActionTexts = {
  'user.create': 'Kullanıcı açıldı',
  'user.update': 'Kullanıcı değişti',
  'user.delete': 'Kullanıcı silindi',
  'user.password': 'Parola değişti',
  'session.create': 'Giriş yapıldı',
  'credit.send': 'Kredi gönderildi',
  'credit.take': 'Kredi alındı',
  'result.enter': 'Sonuç girildi',
  'match.update': 'Maç değişti',
  'match.suspend': 'Bahis durduruldu',
  'match.resume': 'Bahis açıldı',
  'market.update': 'Bahis seçeneği değişti',
  'outcome.update': 'Oran değişti',
}
