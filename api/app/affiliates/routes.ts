import type { Operations } from '#core/operations/operation'
import {
  addAffiliateDeal,
  adjustAffiliate,
  affiliateReachOfLinks,
  affiliateLists,
  clearAffiliateFlag,
  confirmAffiliateFlag,
  setAffiliateState,
} from '#affiliates/operations/affiliates'
import { defaultDeals } from '#affiliates/operations/default_deal'
import { affiliateBannerEdits } from '#affiliates/operations/banners'
import {
  addAffiliateCode,
  affiliateBanners,
  affiliateClick,
  affiliateDays,
  askAffiliate,
  ownAffiliate,
  ownAffiliateStatementLines,
} from '#affiliates/operations/own'
import {
  affiliateStatementLists,
  approveAffiliateStatement,
  drawUpAffiliateStatements,
  lockAffiliateStatement,
  payAffiliateStatement,
  payOutAffiliateStatement,
  withdrawAffiliatePayment,
} from '#affiliates/operations/statements'
import { affiliatePostbacks } from '#affiliates/operations/postbacks'
import { affiliatePayouts } from '#affiliates/operations/payouts'
import { affiliateReports } from '#affiliates/operations/reports'

export const operations = {
  ownAffiliate,
  ownAffiliateStatementLines,
  askAffiliate,
  addAffiliateCode,
  affiliateDays,
  affiliateBanners,
  affiliateClick,
  ...affiliateReports,
  ...affiliatePostbacks,
  ...affiliatePayouts,
  ...affiliateLists,
  affiliateReachOfLinks,
  setAffiliateState,
  addAffiliateDeal,
  adjustAffiliate,
  ...defaultDeals,
  clearAffiliateFlag,
  confirmAffiliateFlag,
  ...affiliateBannerEdits,
  ...affiliateStatementLists,
  drawUpAffiliateStatements,
  approveAffiliateStatement,
  payAffiliateStatement,
  payOutAffiliateStatement,
  withdrawAffiliatePayment,
  lockAffiliateStatement,
} satisfies Operations
