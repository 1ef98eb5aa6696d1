/** The text part of a mail, made of its HTML. */

const SIGNS: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** `body` must be cleaned (`cleanBody`): only then do these few tags cover it. */
export function plainText(body: string): string {
  return body
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, href: string, text: string) =>
      text === href ? href : `${text}: ${href}`
    )
    .replaceAll(/<li>/g, '\n- ')
    .replaceAll(/<(br|hr) ?\/?>/g, '\n')
    .replaceAll(/<\/(p|h1|h2|h3|blockquote|ul|ol)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(lt|gt|quot|#39|nbsp|amp);/g, (sign) => SIGNS[sign] ?? sign)
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
