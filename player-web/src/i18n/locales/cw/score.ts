/** Chinese names of the parts of a score. */
export const score = {
  score: {
    /** What the last figures of a result count. */
    final: { score: '完场', sets: '盘数', maps: '地图', places: '名次' },
    part: {
      regulation: '常规时间',
      overtime: '加时',
      extraTime: '加时',
      extraInnings: '延长局',
      penalties: '点球',
    },
    /** Heads of narrow columns. */
    short: {
      halfTime: '半场',
      regulation: '常规',
      overtime: '加时',
      extraTime: '加时',
      extraInnings: '延长',
      penalties: '点球',
    },
    shortPeriod: {
      half: '半{{number}}',
      quarter: '节{{number}}',
      period: '节{{number}}',
      set: '盘{{number}}',
      inning: '局{{number}}',
      map: '图{{number}}',
      race: '{{number}}',
    },
    /** How a match ended. */
    status: {
      ended: '已结束',
      after_ot: '加时后',
      after_pen: '点球后',
      awarded: '判决',
      retired: '一方退赛',
      defaulted: '取消资格',
      walkover: '不战而胜',
      cancelled: '已取消',
      postponed: '已延期',
      abandoned: '已腰斩',
      interrupted: '已中断',
    },
  },
} as const
