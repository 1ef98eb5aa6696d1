/** Texts of shifts. */
import type turkish from './tr.ts'

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
        endedBecause: 'Ended by the platform',
      },
    },
  },
  shifts: {
    title: 'Shift #%{id}',
    open: 'Open',
    closed: 'Closed',
    count: 'Enter the count',
    countHint:
      'The shift ended without a count. Enter the cash that was found in the drawer, once.',
  },
}

export default texts
