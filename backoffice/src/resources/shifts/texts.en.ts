/** Texts of shifts. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    shifts: {
      name: 'Shift |||| Shifts',
      fields: {
        id: 'Shift',
        userId: 'Desk',
        username: 'Desk',
        currency: 'Currency',
        openedAt: 'Opened',
        closedAt: 'Closed',
        openingMinor: 'Opening cash',
        expectedMinor: 'Expected',
        countedMinor: 'Counted',
        differenceMinor: 'Difference',
      },
    },
  },
  shifts: { title: 'Shift #%{id}', open: 'Open', closed: 'Closed' },
}

export default texts
