import type { PlayerPage } from '../../navigation/page.ts'

export const pages: readonly PlayerPage[] = [
  {
    paths: [
      'desk',
      'desk/ticket',
      'desk/tickets',
      'desk/bills',
      'desk/shift',
      'desk/card',
      'desk/cash',
      'desk/shop',
      'desk/preferences',
    ],
    title: 'deskPage.title',
    section: 'sports',
    layout: 'plain',
    guard: { requiresAuth: true, controlStatus: 'terminal' },
    menu: { places: ['phone', 'user'], order: 5 },
    pageTexts: ['desk', 'status'],
    load: () => import('./DeskPage.tsx'),
  },
  {
    paths: ['desk/customer'],
    title: 'deskPage.customer',
    section: 'sports',
    layout: 'bare',
    guard: { requiresAuth: true, controlStatus: 'terminal' },
    under: 'desk',
    pageTexts: ['desk', 'status'],
    load: () => import('./customer/CustomerPage.tsx'),
  },
  {
    paths: ['desk/printer'],
    title: 'deskPage.printer',
    section: 'sports',
    layout: 'bare',
    guard: { requiresAuth: true, controlStatus: 'terminal' },
    under: 'desk',
    pageTexts: ['desk', 'status'],
    load: () => import('./printer/window/PrinterWindowPage.tsx'),
  },
]
