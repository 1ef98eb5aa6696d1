/** English texts of bonuses that players were given. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'bonus-grants': {
      name: 'Bonus given |||| Bonuses given',
      fields: {
        id: 'Bonus no.',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        username: 'Player',
        category: 'Kind',
        state: 'State',
        currency: 'Currency',
        baseMinor: 'Reckoned from',
        grantedMinor: 'Given',
        dueMinor: 'Due',
        countedMinor: 'Counted',
        convertedMinor: 'Turned into cash',
        owedMinor: 'Owed back',
        givenByName: 'Given by',
        createdAt: 'Given at',
        expiresAt: 'Expires',
        endedAt: 'Ended',
        flags: 'Held because of',
      },
    },
  },
}

export default texts
