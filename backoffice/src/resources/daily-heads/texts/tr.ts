/** Texts of the daily heads. */
import type { Journal } from '@grandstand/shared-types/wire/integrity'

const journal: Record<Journal, string> = {
  ledger: 'Defter',
  results: 'Maç sonuçları',
  draws: 'Çekiliş anahtarları',
}

const texts = {
  dailyHeads: {
    title: 'Günlük özetler',
    hint: 'Biten her günün (UTC) defteri, maç sonuçları ve çekiliş anahtarları için bir özet yayımlanır; her özet bir önceki günün özetine bağlıdır. Kontrol, özeti şimdiki kayıtlardan yeniden hesaplar: sonradan değişen tek bir kayıt bile başka bir özet verir.',
    none: 'Henüz biten bir gün yok.',
    save: 'Dosyaya kaydet',
    check: 'Kontrol et',
    checkOf: '%{day}: kontrol et',
    rows: '%{count} kayıt',
    journal,
  },
  values: { headCheck: { whole: 'Aynı', changed: 'Değişmiş' } },
}

export default texts
