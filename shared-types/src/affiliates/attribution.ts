/** Which affiliate's link a visitor belongs to who clicked on several, and for how long (rules 16.3). Pure. */

export const TOUCHES = ['last', 'first'] as const

/** A brand's rule: the first or the last link of the window wins. */
export interface Attribution {
  touch: (typeof TOUCHES)[number]
  /** How long a click brings a registration; 1 to `MOST_WINDOW_DAYS`. */
  windowDays: number
}

export const USUAL_ATTRIBUTION: Attribution = { touch: 'last', windowDays: 30 }
export const MOST_WINDOW_DAYS = 90

export interface LinkClick {
  /** The last part of the link. */
  code: string
  /** Epoch milliseconds. */
  at: number
}

const DAY_MS = 86_400_000

/** What the server says of a click. */
export interface ClickAnswer extends Attribution {
  /** Whether the code is one of the brand's approved affiliates. */
  counts: boolean
  /** The same of the code that the browser kept before. */
  keptCounts: boolean
}

/** Whether a click still brings a registration at a moment. */
export const isWithinWindow = ({ at }: LinkClick, { windowDays }: Attribution, now: number) =>
  now < at + windowDays * DAY_MS

/** The click that counts after another one; `kept` is the one that counted before, or null. A click may be told late, by another tab. */
export function attributedClick(
  kept: LinkClick | null,
  click: LinkClick,
  rule: Attribution
): LinkClick {
  if (!kept) return click
  const [first, last] = kept.at <= click.at ? [kept, click] : [click, kept]
  return rule.touch === 'first' && isWithinWindow(first, rule, last.at) ? first : last
}

/** The same among the codes that count; null where neither does. A code that does not count takes no visitor from one that does. */
export function countedClick(
  kept: LinkClick | null,
  click: LinkClick,
  answer: ClickAnswer
): LinkClick | null {
  const real = answer.keptCounts ? kept : null
  return answer.counts ? attributedClick(real, click, answer) : real
}
