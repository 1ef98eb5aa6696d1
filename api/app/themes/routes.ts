import type { Operations } from '#core/operations/operation'
import { themeStylesheet } from '#themes/operations/stylesheet'
import { copyTheme, showTheme, themeChoices, themeLists } from '#themes/operations/themes'

export const operations = {
  themeStylesheet,
  themeChoices,
  ...themeLists,
  copyTheme,
  showTheme,
} satisfies Operations
