/** Texts of venues. */
const texts = {
  resources: {
    venues: {
      name: 'Stat |||| Statlar',
      create: 'Yeni stat',
      fields: { name: 'Ad' },
    },
  },
  values: {
    auditAction: {
      'venue.create': 'Stat eklendi',
      'venue.update': 'Stat değişti',
      'venue.delete': 'Stat silindi',
    },
    subject: { venue: 'Stat' },
  },
}

export default texts
