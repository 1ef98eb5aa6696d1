/** Stands in for pluralize: refine makes menu labels with it, and this app has its own. */
function same(word: string): string {
  return word
}
same.plural = same
same.singular = same
same.isPlural = (): boolean => false
export const plural = same
export const singular = same
export default same
