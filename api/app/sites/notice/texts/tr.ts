import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Bu adreste bir site yok',
    lead: '{host} adresinde yayın yapan bir site bulunmuyor.',
    hint: 'Adresi doğru yazdığınızdan emin olun. Bir bağlantıdan geldiyseniz site taşınmış olabilir.',
  },
  maintenance: {
    title: 'Bakımdayız',
    lead: 'Siteyi sizin için yeniliyoruz. Kuponlarınız ve bakiyeniz güvende; bu sayfa kendiliğinden açılacak.',
    until: 'Tahmini bitiş: {time}',
  },
  offline: {
    title: 'Bağlantı yok',
    lead: 'Siteye ulaşılamıyor. Oranları görmek ve bahis yapmak için bağlantı gerekir.',
    hint: 'Bağlantı gelince sayfa kendiliğinden açılır. Kabul edilen bahisleriniz geçerlidir.',
    retry: 'Tekrar dene',
  },
} satisfies NoticeTexts
