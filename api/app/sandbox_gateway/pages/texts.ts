import { CATALOGUE_LANGUAGE } from '@grandstand/shared-types/languages/table'
import type { SandboxTexts } from '#sandbox_gateway/pages/text_form'
import en from '#sandbox_gateway/pages/texts/en'
import tr from '#sandbox_gateway/pages/texts/tr'

const TEXTS = { en, tr }

/** The languages that this provider speaks. */
export type SandboxLanguage = keyof typeof TEXTS

const isSpoken = (code: string): code is SandboxLanguage => Object.hasOwn(TEXTS, code)

/** English for every other language. */
export const sandboxLanguage = (code: string): SandboxLanguage =>
  isSpoken(code) ? code : CATALOGUE_LANGUAGE

export const sandboxTexts = (language: SandboxLanguage): SandboxTexts => TEXTS[language]
