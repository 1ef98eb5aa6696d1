import type { SandboxTexts } from '#sandbox_gateway/pages/text_form'
import en from '#sandbox_gateway/pages/texts/en'
import tr from '#sandbox_gateway/pages/texts/tr'

/** The languages that this provider speaks. */
export type SandboxLanguage = 'en' | 'tr'

/** English for every other language. */
export const sandboxLanguage = (code: string): SandboxLanguage => (code === 'tr' ? 'tr' : 'en')

export const sandboxTexts = (language: SandboxLanguage): SandboxTexts =>
  language === 'tr' ? tr : en
