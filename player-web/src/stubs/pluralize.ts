/** Replaces pluralize, with which refine makes menu labels; this app has its own labels. */
function same(word: string): string {
  return word
}
same.plural = same
same.singular = same
same.isPlural = (): boolean => false
export const plural = same
export const singular = same
export default same
