import type { Operations } from '#core/operations/operation'
import * as files from '#suspicion/operations/files'
import * as reports from '#suspicion/operations/reports'
import * as sendings from '#suspicion/operations/sendings'

const { suspicionReportLists, ...steps } = reports

export const operations = {
  ...suspicionReportLists,
  ...steps,
  ...files,
  ...sendings,
} satisfies Operations
