import type { OwnAffiliateBanner } from '@grandstand/shared-types/wire/affiliates/own'

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign)

/** The banner as HTML for another site: the picture within a link. */
export function bannerHtml(
  {
    title,
    picture,
    width,
    height,
  }: Pick<OwnAffiliateBanner, 'title' | 'picture' | 'width' | 'height'>,
  address: string
): string {
  const source = new URL(picture, window.location.origin).href
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<a href="${escaped(address)}"><img src="${escaped(source)}" alt="${escaped(title)}"${size}></a>`
}
