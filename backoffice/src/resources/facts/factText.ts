/** Facts of a match as one short line each, with codes and no words of a language. */
import type {
  Goal,
  Incident,
  PeriodStatistics,
  Score,
} from '@grandstand/shared-types/markets/model/match_facts'

/** `2:1`, `1: 6:4, 2: 7:5`, `home 12', away 40'`, ... for any field of the facts; `say` gives the word for a code. */
export function factText(value: unknown, say: (code: string) => string): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return say(value)
  if (typeof value !== 'object') return String(value)
  if (isScore(value)) return value.join(':')
  if (Array.isArray(value)) {
    return value
      .map((entry) => (isIncident(entry) ? incidentText(entry, say) : factText(entry, say)))
      .join(', ')
  }
  return Object.entries(value)
    .map(([key, entry]: [string, unknown]) => `${say(key)}: ${factText(entry, say)}`)
    .join(isStatistics(value) ? '; ' : ', ')
}

function incidentText(incident: Incident & Pick<Goal, 'type'>, say: (code: string) => string) {
  const minute = incident.minute === undefined ? '' : ` ${incident.minute}'`
  const type = incident.type && incident.type !== 'goal' ? ` (${say(incident.type)})` : ''
  return `${say(incident.side)}${minute}${type}`
}

function isScore(value: object): value is Score {
  return Array.isArray(value) && value.length === 2 && value.every((n) => typeof n === 'number')
}

function isIncident(value: unknown): value is Incident {
  return typeof value === 'object' && value !== null && 'side' in value
}

function isStatistics(value: object): value is Record<string, PeriodStatistics> {
  return Object.values(value).every((entry) => typeof entry === 'object' && !isScore(entry ?? {}))
}
