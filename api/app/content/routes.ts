import type { Operations } from '#core/operations/operation'
import { pageEdits, showPage } from '#content/operations/pages'

export const contentOperations = {
  ...pageEdits,
  showPage,
} satisfies Operations
