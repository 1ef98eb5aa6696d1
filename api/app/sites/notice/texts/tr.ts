import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Bu adreste bir site yok',
    lead: '{host} adresinde yayın yapan bir site bulunmuyor.',
    hint: 'Adresi doğru yazdığınızdan emin olun. Bir bağlantıdan geldiyseniz site taşınmış olabilir.',
  },
} satisfies NoticeTexts
