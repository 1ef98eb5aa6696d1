/** English texts of batches of promo codes. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    'promo-batches': {
      name: 'Promo codes |||| Promo codes',
      create: 'Make codes',
      fields: {
        label: 'Name',
        bonusTitles: 'Bonus',
        bonusId: 'Bonus',
        count: 'Count',
        usedCount: 'Used',
        expiresAt: 'Expires',
        codesTakenAt: 'Codes handed out',
        voidedAt: 'Made void',
        makerName: 'Made by',
        createdAt: 'Made at',
      },
    },
  },
  promoBatches: {
    search: 'Name',
    bonusHint: 'Bonuses of the kind “Promo code”',
    labelHint: 'Name of the campaign; players do not see it',
    expiryHint: 'Left empty, they do not expire',
    takeTitle: 'Take the codes of “%{label}”?',
    takeContent: 'The codes are shown only once; afterwards nobody can read them.',
    codesTitle: 'Codes of “%{label}”',
    void: 'Make the rest void',
    voidTitle: 'Make the unused codes of “%{label}” void?',
    voidContent: 'Bonuses of codes that were used go on.',
  },
}

export default texts
