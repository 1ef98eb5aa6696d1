/** The HTML that a mail's body may contain. */
import sanitizeHtml from 'sanitize-html'

const TEXT_TAGS = ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h1', 'h2', 'h3', 'blockquote']
const LIST_TAGS = ['ul', 'ol', 'li']

const KEPT: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_TAGS, ...LIST_TAGS, 'a'],
  allowedAttributes: { a: ['href'] },
  allowedClasses: { a: ['button'] },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
}

/**
 * Keeps paragraphs, lists, emphasis and links, and drops all else with the text of scripts and styles (must-hold S5): mail
 * programs show little more, and a preview must not run anything.
 */
export const cleanBody = (body: string): string => sanitizeHtml(body, KEPT).trim()

/**
 * A cleaned body with our inline style at each element of `styleOf`, because many mail programs ignore style sheets.
 */
export const styledBody = (
  body: string,
  styleOf: (tag: string, className: string | undefined) => string | undefined
): string =>
  sanitizeHtml(body, {
    ...KEPT,
    allowedAttributes: { '*': ['style'], 'a': ['href', 'style'] },
    transformTags: {
      '*': (tagName, attribs) => {
        const style = styleOf(tagName, attribs['class'])
        return { tagName, attribs: { ...attribs, ...(style !== undefined && { style }) } }
      },
    },
  })
