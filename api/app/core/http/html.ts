/** HTML in which every value is escaped unless it is HTML already. */

/** A piece of HTML; only `html` and `trusted` make one. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
  toString(): string {
    return this.text
  }
}

type Value = Html | string | number | false | null | undefined | readonly Value[]

/** A template: values are escaped, lists are joined, false and null are left out. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
  new Html(parts.reduce((text, part, index) => text + shown(values[index - 1]) + part))

/** HTML from a library or a constant. Never text from a person or the database. */
export const trusted = (text: string): Html => new Html(text)

function shown(value: Value): string {
  if (value === null || value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(shown).join('')
  return escaped(String(value))
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')

/** An opening tag. The names of the attributes come from the code, their values from anybody. */
export const startTag = (name: string, attributes: Readonly<Record<string, string>>): Html =>
  new Html(
    `<${name}${Object.entries(attributes)
      .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
      .join('')}>`
  )
