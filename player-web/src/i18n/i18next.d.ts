import 'i18next'
import type { DEFAULT_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { Shape, TextsLike } from './texts.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: TextsLike<Shape, typeof DEFAULT_LANGUAGE> }
  }
}
