import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: ['ticket', 'ticket/:ticketCode'],
    title: 'ticket.title',
    section: 'sports',
    layout: 'plain',
    menu: { places: ['phone'], order: 60 },
    pageTexts: ['coupons', 'draws', 'verify'],
    load: () => import('./TicketPage.tsx'),
  },
]
