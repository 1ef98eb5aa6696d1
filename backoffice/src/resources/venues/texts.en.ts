/** Texts of venues. */
import type turkish from './texts.tr.ts'

const texts: typeof turkish = {
  resources: {
    venues: {
      name: 'Venue |||| Venues',
      create: 'New venue',
      fields: { name: 'Name' },
    },
  },
  values: {
    auditAction: {
      'venue.create': 'Venue added',
      'venue.update': 'Venue changed',
      'venue.delete': 'Venue deleted',
    },
    subject: { venue: 'Venue' },
  },
}

export default texts
