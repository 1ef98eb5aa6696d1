import type { SiteLanguage } from '@grandstand/shared-types/languages/table'

/** The texts of the page that the story reads. */
interface Texts extends Record<
  | 'about'
  | 'ask'
  | 'campaign'
  | 'page'
  | 'pageForeign'
  | 'pageClosed'
  | 'download'
  | 'reach'
  | 'statements'
  | 'noBanners',
  string
> {
  states: { waiting: { title: string } }
  deal: Record<'whole' | 'ladder', string>
  key: Record<'title' | 'make', string>
  payout: Record<'title' | 'method' | 'save' | 'stayed', string>
  postbacks: Record<'title' | 'address' | 'save' | 'once', string> & { states: { sent: string } }
  statementStates: { locked: string }
  lines: Record<'cpaMinor' | 'payableMinor', string>
}

/** In a language. */
export async function textsOf(language: SiteLanguage): Promise<Texts> {
  const file: { default: { affiliatePage: Texts } } = await import(
    `../../src/features/affiliate/pageTexts/${language}.ts`
  )
  return file.default.affiliatePage
}
