/** German names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: 'Endstand', sets: 'Sätze', maps: 'Maps', places: 'Platz' },
    part: {
      regulation: 'Reguläre Spielzeit',
      overtime: 'Verlängerung',
      extraTime: 'Verlängerung',
      extraInnings: 'Extra-Innings',
      penalties: 'Elfmeter/Penalty',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: 'HZ',
      regulation: 'Reg.',
      overtime: 'n. V.',
      extraTime: 'n. V.',
      extraInnings: 'EI',
      penalties: 'Pen.',
    },
    shortPeriod: {
      half: '{{number}}. HZ',
      quarter: '{{number}}. V',
      period: '{{number}}. D',
      set: '{{number}}. S',
      inning: '{{number}}. I',
      map: 'M{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: 'Beendet',
      after_ot: 'Nach Verlängerung',
      after_pen: 'Nach Elfmeter-/Penaltyschießen',
      awarded: 'Am grünen Tisch gewertet',
      retired: 'Aufgabe',
      defaulted: 'Disqualifiziert',
      walkover: 'Kampflos',
      cancelled: 'Abgesagt',
      postponed: 'Verschoben',
      abandoned: 'Abgebrochen',
      interrupted: 'Unterbrochen',
    },
  },
} as const
