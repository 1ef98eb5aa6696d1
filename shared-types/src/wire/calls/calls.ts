/**
 * The calls of the apps by method and path, with input and answer. The compiler compares both sides with it: the apps
 * through `callOf`, the API where it declares an operation (api/app/core/operations/contract.ts). Lists that
 * react-admin reads through ra-data-simple-rest are not listed here.
 */
import type { SearchAnswer } from '../search.ts'
import type { AffiliateCalls } from './affiliate_calls.ts'
import type { BettingCalls } from './betting_calls.ts'
import type { BonusCalls } from './bonus_calls.ts'
import type { DeskCalls } from './desk_calls.ts'
import type { DrawCalls } from './draw_calls.ts'
import type { GameCalls } from './game_calls.ts'
import type { MoneyCalls } from './money_calls.ts'
import type { PaymentOfficeCalls } from './payment_office_calls.ts'
import type { PaymentCalls } from './payment_calls.ts'
import type { PeopleCalls } from './people_calls.ts'
import type { RuleLabCalls } from './rule_lab_calls.ts'
import type { SiteCalls } from './site_calls.ts'
import type { SuspicionCalls } from './suspicion_calls.ts'

export interface Calls
  extends
    PeopleCalls,
    SiteCalls,
    MoneyCalls,
    PaymentCalls,
    PaymentOfficeCalls,
    DeskCalls,
    DrawCalls,
    GameCalls,
    BonusCalls,
    BettingCalls,
    SuspicionCalls,
    RuleLabCalls,
    AffiliateCalls {
  'GET /v1/search': { query: { q: string }; answer: SearchAnswer }
}
