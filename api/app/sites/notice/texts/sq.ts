import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Nuk ka faqe në këtë adresë',
    lead: 'Asnjë faqe nuk përgjigjet në {host}.',
    hint: 'Kontrolloni adresën për gabim shkrimi. Nëse ndoqët një lidhje, faqja mund të jetë zhvendosur.',
  },
  maintenance: {
    title: 'Jemi në mirëmbajtje',
    lead: 'Po e përmirësojmë faqen. Bastet dhe balanca juaj janë të sigurta; faqja do të hapet vetë.',
    until: 'Përfundimi i pritshëm: {time}',
  },
  offline: {
    title: 'Nuk ka lidhje',
    lead: 'Faqja nuk arrihet dot. Për kuotat dhe bastet duhet lidhje.',
    hint: 'Faqja hapet vetë sapo të kthehet lidhja. Bastet e pranuara mbeten në fuqi.',
    retry: 'Provo përsëri',
  },
} satisfies NoticeTexts
