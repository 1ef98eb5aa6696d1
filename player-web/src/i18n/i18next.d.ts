import 'i18next'
import type { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { Texts } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Texts<typeof DEFAULT_LANGUAGE> }
  }
}
