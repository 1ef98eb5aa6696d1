import {
  USUAL_MERCY_POLICY,
  type MercyPolicy,
} from '@grandstand/shared-types/markets/model/match_facts'
import env from '#start/env'

/** The rule of the house for games that a mercy rule ends (MERCY_RULE). */
export const mercyPolicy = (): MercyPolicy => env.get('MERCY_RULE', USUAL_MERCY_POLICY)
