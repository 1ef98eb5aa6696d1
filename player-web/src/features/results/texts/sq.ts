/** Albanian texts of results. */
import type { TextsLike } from '../../../i18n/texts.ts'
import type turkish from './tr.ts'

export default {
  results: {
    title: 'Rezultatet',
    sports: 'Sporti',
    days: 'Dita',
    day: { today: 'Sot', yesterday: 'Dje' },
    date: 'Ditë tjetër',
    empty: 'Nuk ka rezultate këtë ditë',
    emptyHint: 'Zgjidhni një ditë ose sport tjetër.',
    error: 'Rezultatet nuk u ngarkuan dot',
  },
} satisfies TextsLike<typeof turkish, 'sq'>
