/** Bets on what happens in a race, whoever runs: safety car, runners classified, winning margin (rules 19.7, 19.10). */
import { VOID_REASONS } from '../../model/void_reasons.ts'
import { parseQuarters } from '../../model/specifier.ts'
import { bandOf } from '../../model/margin_band.ts'
import { ON_THE_DAY, raceRule, STANDS } from '../shared/race_rule.ts'

const OF_NOBODY = { deadHeat: false, voidReason: VOID_REASONS.noResultAssignable }

export const safetyCar = raceRule(
  'safetyCar',
  (outcomeKey) => ({ ...ON_THE_DAY, type: 'safetyCar', isYes: outcomeKey === 'yes' }),
  { ...OF_NOBODY, ...STANDS }
)

export const classified = raceRule(
  'classified',
  (outcomeKey, { pairs }) => {
    const lineQuarters = parseQuarters(pairs['total'] ?? '')
    if (lineQuarters === null) return null
    const side = outcomeKey === 'over' ? 'over' : 'under'
    return { ...ON_THE_DAY, type: 'classified', side, lineQuarters }
  },
  OF_NOBODY
)

export const raceMargin = raceRule(
  'raceMargin',
  (outcomeKey) => {
    const band = bandOf(outcomeKey)
    return band && { ...ON_THE_DAY, type: 'winningMargin', ...band }
  },
  { ...OF_NOBODY, keysAre: 'margins' }
)
