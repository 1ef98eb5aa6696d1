/** Greek names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Τελικό', sets: 'Σετ', maps: 'Χάρτες', places: 'Θέση' },
    part: {
      regulation: 'Κανονική διάρκεια',
      overtime: 'Παράταση',
      extraTime: 'Παράταση',
      extraInnings: 'Έξτρα ίνινγκ',
      penalties: 'Πέναλτι',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'ΗΜ',
      regulation: 'ΚΔ',
      overtime: 'Παρ',
      extraTime: 'Παρ',
      extraInnings: 'ΕΙ',
      penalties: 'Πεν',
    },
    shortPeriod: {
      half: 'Η{{number}}',
      quarter: 'Δ{{number}}',
      period: 'Π{{number}}',
      set: 'Σ{{number}}',
      inning: 'Ι{{number}}',
      map: 'Χ{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Έληξε',
      after_ot: 'Μετά την παράταση',
      after_pen: 'Μετά τα πέναλτι',
      awarded: 'Κατακυρώθηκε',
      retired: 'Εγκατάλειψη',
      defaulted: 'Αποκλεισμός',
      walkover: 'Χωρίς αγώνα',
      cancelled: 'Ακυρώθηκε',
      postponed: 'Αναβλήθηκε',
      abandoned: 'Διακόπηκε οριστικά',
      interrupted: 'Διακόπηκε',
    },
  },
} as const
