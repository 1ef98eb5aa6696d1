import { isPreMatch } from '@grandstand/shared-types/catalogue/match_status'
import type { LiveMatch } from '@grandstand/shared-types/wire/betting/live'

/** The path below `/{lang}/`: a match in play has a page of its own. */
export function livePath({ id, status }: Pick<LiveMatch, 'id' | 'status'>): string {
  return isPreMatch(status) ? `match/${id}` : `live/${id}`
}
