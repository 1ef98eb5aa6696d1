import type { NoticeTexts } from '#sites/notice/text_form'

export default {
  unknownHost: {
    title: 'Er is geen site op dit adres',
    lead: 'Geen site reageert op {host}.',
    hint: 'Controleer het adres op een typefout. Als je een link hebt gevolgd, kan de site verhuisd zijn.',
  },
  maintenance: {
    title: 'We zijn bezig met onderhoud',
    lead: 'We verbeteren de site. Je weddenschappen en je saldo zijn veilig; deze pagina opent de site vanzelf.',
    until: 'Verwacht einde: {time}',
  },
  offline: {
    title: 'Geen verbinding',
    lead: 'De site is niet bereikbaar. Voor odds en weddenschappen is verbinding nodig.',
    hint: 'De pagina opent vanzelf zodra de verbinding terug is. Geaccepteerde weddenschappen blijven staan.',
    retry: 'Opnieuw proberen',
  },
} satisfies NoticeTexts
