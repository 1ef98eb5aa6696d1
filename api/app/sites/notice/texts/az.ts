import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Bu ünvanda sayt yoxdur',
    lead: '{host} ünvanında sayt cavab vermir.',
    hint: 'Ünvanda yazı səhvi olub-olmadığını yoxlayın. Linklə gəlmisinizsə, sayt köçmüş ola bilər.',
  },
  maintenance: {
    title: 'Texniki işlər aparılır',
    lead: 'Saytı sizin üçün təkmilləşdiririk. Mərcləriniz və balansınız təhlükəsizdir; bu səhifə saytı özü açacaq.',
    until: 'Təxmini bitmə vaxtı: {time}',
  },
  offline: {
    title: 'Bağlantı yoxdur',
    lead: 'Sayta qoşulmaq mümkün deyil. Əmsalları görmək və mərc etmək üçün bağlantı lazımdır.',
    hint: 'Bağlantı bərpa olunanda səhifə özü açılacaq. Qəbul edilmiş mərcləriniz qüvvədədir.',
    retry: 'Yenidən cəhd et',
  },
} satisfies NoticeTexts
