/** Texts of commission plans. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'commission-plans': {
      name: 'Commission plan |||| Commission plans',
      create: 'New commission plan',
      fields: {
        id: 'Plan',
        name: 'Name',
        createdAt: 'Added',
        fromDay: 'In force from',
        basis: 'Basis',
        scope: 'Counts',
        negative: 'Negative periods',
        bands: 'Rates by selections',
        turnover: 'Commission on turnover',
        turnoverBands: 'Turnover rates by selections',
        costs: 'Costs taken off the win',
        carryCapMinor: 'Carried at most',
        fromSelections: 'Selections from',
        rate: 'Rate (%)',
      },
    },
  },
  plans: {
    add: 'New terms',
    addTitle: 'New terms of %{name}',
    addBand: 'Add a band',
    removeBand: 'Remove the band',
    versions: 'Versions',
    band: 'from %{from}: %{rate} %',
    hint: 'Terms count for periods that begin on this day or later.',
    capHint: 'In the brand’s currency; statements in other currencies carry all of it.',
    save: 'Save',
    give: 'Give a plan',
    plan: 'Plan',
    none: 'No commission',
    never: 'No plan was given yet.',
  },
}

export default texts
