/** Texts of the texts of the site. */
import type turkish from './tr.ts'

const texts: typeof turkish = {
  resources: {
    translations: {
      name: 'Text of the site |||| Texts of the site',
      fields: {
        original: 'Turkish text',
        language: 'Language',
        shipped: 'Text',
        own: 'The brand’s text',
        state: 'State',
        key: 'Key',
        updatedAt: 'Last change',
      },
    },
  },
  siteTexts: {
    hint: 'Names in double braces are replaced by values; all of them stay in the text.',
    useShipped: 'Back to the built-in text',
    useShippedEffect: 'The brand’s text is removed; players see the built-in text again.',
  },
  values: { textState: { shipped: 'Built in', own: 'The brand’s', missing: 'Missing' } },
}

export default texts
