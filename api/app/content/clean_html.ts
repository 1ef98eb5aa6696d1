/** The HTML that staff may write for players. */
import sanitizeHtml from 'sanitize-html'
import { isWebAddress } from '@grandstand/shared-types/core/web_address'

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li', 'hr', 'pre']
const WORDS = ['a', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'img']
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

const MAIL_OR_PHONE = /^(mailto|tel):[^\s"'<>\\]+$/i
const PIXELS = /^\d{1,4}$/

type Attributes = Record<string, string>

const KEPT: sanitizeHtml.IOptions = {
  allowedTags: [...BLOCKS, ...WORDS, ...TABLES],
  allowedAttributes: {
    '*': ['lang', 'dir', 'style'],
    'a': ['href', 'target', 'rel'],
    'img': ['src', 'alt', 'width', 'height', 'loading'],
    'th': ['colspan', 'rowspan', 'scope'],
    'td': ['colspan', 'rowspan'],
  },
  allowedClasses: { a: ['button'] },
  allowedStyles: { '*': { 'text-align': [/^(start|end|left|right|center|justify)$/] } },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // the title of the page is its only heading of the first level
    h1: 'h2',
    a: (tagName, attribs) => ({ tagName, attribs: link(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: picture(attribs) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
}

/**
 * Keeps text, lists, tables, links and pictures of staff's HTML, and drops all else with the text of scripts and styles
 * (must-hold S5). Addresses must be `https` or a path of the site (`isWebAddress`), of links also `mailto` and `tel`. What is
 * cleaned once stays as it is.
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, KEPT).trim()

function link({ href = '', target, class: className }: Attributes): Attributes {
  const isKept = isWebAddress(href) || MAIL_OR_PHONE.test(href)
  return {
    ...(isKept && { href }),
    ...(className && { class: className }),
    ...(target === '_blank' && { target, rel: 'noopener noreferrer' }),
  }
}

function picture({ src = '', alt = '', width = '', height = '' }: Attributes): Attributes {
  return {
    ...(isWebAddress(src) && { src }),
    alt,
    ...(PIXELS.test(width) && { width }),
    ...(PIXELS.test(height) && { height }),
    loading: 'lazy',
  }
}
